export type Key = string | number;
export interface VNode { type: unknown; props: Record<string, unknown>; key: Key | null }
export type Child = VNode | string | number | boolean | null | undefined | Child[];
export type Ref<T> = { current: T | null };
export function h(type: unknown, props: object | null, ...children: Child[]): VNode;
export function render(node: Child, parent: Element): void;
export const Fragment: (props: { children?: Child }) => VNode;
