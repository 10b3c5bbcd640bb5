import type { Ref } from "./preact.js";
export function useEffect(run: () => void | (() => void), deps?: readonly unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), deps?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, deps?: readonly unknown[]): T;
export function useCallback<T>(run: T, deps: readonly unknown[]): T;
export function useRef<T>(initial: T | null): Ref<T>;
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
export function useId(): string;
