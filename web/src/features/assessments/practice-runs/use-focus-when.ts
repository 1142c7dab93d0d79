import { useEffect, useRef } from 'react';

/** Takes the focus when it appears in the place of what was pressed: with that the focus would be gone. */
export function useFocusWhen<T extends HTMLElement>(on: boolean) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (on) place.current?.focus();
  }, [on]);
  return place;
}
