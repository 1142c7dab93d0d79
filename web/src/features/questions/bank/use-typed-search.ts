import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/**
 * Words typed into a search: shown at once, passed on after a quarter of a second of quiet. When the address changes by
 * another way (back, "clear filters") the field follows.
 */
export function useTypedSearch(
  value: string,
  onChange: (value: string) => void,
): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const pass = useDebouncedCallback((text: string) => {
    sent.current = text;
    onChange(text);
  }, 250);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return [
    typed,
    (text) => {
      setTyped(text);
      pass(text);
    },
  ];
}
