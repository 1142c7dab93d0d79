import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component whose code comes when it is first shown, or when `preload` asks for it. */
export interface Deferred<Props extends object> {
  (props: Props & { /** Shown until the code is there. */ readonly waiting?: ReactNode }): ReactNode;
  /** Fetches the code now. Rejects where it cannot be had; it may be asked again. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a component whose code is loaded when it is first shown. Unlike `lazy` it never throws: without the network `waiting`
 * stays, and the code is asked for again when the network is back. A part that is missing must not take the page with it.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = async (): Promise<void> => {
    if (loaded) return;
    loading ??= load()
      .then((component) => void (loaded = component))
      .finally(() => (loading = undefined));
    return loading;
  };
  function DeferredComponent({ waiting, ...props }: Props & { readonly waiting?: ReactNode }): ReactNode {
    const [Inner, setInner] = useState(() => loaded);
    useEffect(() => {
      if (Inner) return;
      let isShown = true;
      const ask = () =>
        void preload().then(
          () => isShown && setInner(() => loaded),
          () => undefined, // asked for again when the network is back
        );
      ask();
      window.addEventListener('online', ask);
      return () => {
        isShown = false;
        window.removeEventListener('online', ask);
      };
    }, [Inner]);
    return Inner ? <Inner {...(props as unknown as Props)} /> : waiting;
  }
  return Object.assign(DeferredComponent, { preload });
}
