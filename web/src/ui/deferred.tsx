import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

/** A component whose code comes when it is first shown, or when `preload` asks for it. */
export interface Deferred<Props extends object> {
  (props: Props & { /** Shown until the code is there. */ readonly waiting?: ReactNode }): ReactNode;
  /** Fetches the code now. Rejects where it cannot be had; it may be asked again. */
  readonly preload: () => Promise<void>;
  /** Whether somebody waits for code that could not be fetched when it was last asked for. */
  readonly useIsLate: () => boolean;
  /** Asks now instead of later for code that somebody waits for. */
  readonly retry: () => void;
}

const firstRetryMs = 1000;
const longestRetryMs = 30_000;

/**
 * Makes a component whose code is loaded when it is first shown. Unlike `lazy` it never throws: while the code cannot be had
 * `waiting` stays, and the code is asked for again after 1, 2, 4 … 30 seconds and when the network is back. A part that is missing
 * must not take the page with it.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  const code = new FetchedCode(load);
  function DeferredComponent({ waiting, ...props }: Props & { readonly waiting?: ReactNode }): ReactNode {
    const Inner = useSyncExternalStore(code.subscribe, code.loaded);
    return Inner ? <Inner {...(props as unknown as Props)} /> : waiting;
  }
  const useIsLate = () => useSyncExternalStore(code.watch, code.isLate);
  return Object.assign(DeferredComponent, { preload: code.preload, retry: code.ask, useIsLate });
}

/** The code of one component, and all who wait for it. */
class FetchedCode<Component> {
  readonly #load: () => Promise<Component>;
  #loaded: Component | undefined;
  #loading: Promise<void> | undefined;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waiters = new Set<() => void>();
  readonly #watchers = new Set<() => void>();

  constructor(load: () => Promise<Component>) {
    this.#load = load;
  }

  loaded = (): Component | undefined => this.#loaded;
  isLate = (): boolean => this.#failures > 0 && this.#loaded === undefined && this.#waiters.size > 0;

  preload = async (): Promise<void> => {
    if (this.#loaded) return;
    this.#loading ??= this.#load()
      .then((component) => void (this.#loaded = component))
      .finally(() => (this.#loading = undefined));
    return this.#loading;
  };

  ask = (): void => {
    clearTimeout(this.#timer);
    if (this.#loaded || this.#waiters.size === 0) return;
    void this.preload().then(() => this.#tell(), this.#later);
  };

  watch = (listener: () => void) => {
    this.#watchers.add(listener);
    return () => void this.#watchers.delete(listener);
  };

  subscribe = (listener: () => void) => {
    this.#waiters.add(listener);
    // The first one asks, and whoever comes while the next try is planned waits for it with the others.
    if (this.#waiters.size === 1 && !this.#loaded) {
      window.addEventListener('online', this.ask);
      this.ask();
    }
    return () => this.#leave(listener);
  };

  #later = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.ask, Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures));
    this.#failures = Math.min(this.#failures + 1, 10);
    this.#tell();
  };

  #leave(listener: () => void): void {
    this.#waiters.delete(listener);
    if (this.#waiters.size > 0) return;
    clearTimeout(this.#timer);
    window.removeEventListener('online', this.ask);
    this.#watchers.forEach((watcher) => watcher());
  }

  #tell(): void {
    [...this.#waiters, ...this.#watchers].forEach((listener) => listener());
  }
}
