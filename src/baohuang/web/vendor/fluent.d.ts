export class FluentNumber {
  constructor(value: number, opts?: object);
  value: number;
  toString(scope?: object): string;
}
export type Args = Record<string, string | number | FluentNumber>;
export class FluentResource { constructor(source: string); }
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
  hasMessage(id: string): boolean;
  getMessage(id: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: unknown, args?: Args | null, errors?: Error[] | null): string;
}
