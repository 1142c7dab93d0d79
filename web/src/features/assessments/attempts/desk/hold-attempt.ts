/**
 * One tab of a browser sits at an attempt: the newest one. Calls `onLost` when another tab took over. Returns how to let go.
 * Where the browser has no locks nothing happens, and the seats alone keep order.
 */
export function holdAttempt(scope: string, onLost: () => void): () => void {
  if (typeof navigator === 'undefined' || !navigator.locks) return () => undefined;
  let release: () => void = () => undefined;
  let over = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks.request(`abhyas.attempt.${scope}`, { steal: true }, () => held).catch(() => !over && onLost());
  return () => {
    over = true;
    release();
  };
}
