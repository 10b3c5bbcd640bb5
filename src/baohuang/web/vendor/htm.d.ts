declare const htm: {
  bind<R>(h: (type: unknown, props: object | null, ...children: never[]) => R): (strings: TemplateStringsArray, ...values: unknown[]) => R;
};
export default htm;
