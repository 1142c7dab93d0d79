import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What was given last, for code that runs later and must not begin anew for it. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
