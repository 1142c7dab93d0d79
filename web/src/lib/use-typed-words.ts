import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const QUIET_MS = 250;

/**
 * Words typed into a search: shown at once, passed on after a quarter of a second of quiet. When the address changes by another way
 * the field follows.
 */
export function useTypedWords(
  value: string,
  onChange: (words: string) => void,
): readonly [string, (words: string) => void] {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const pass = useDebouncedCallback((words: string) => {
    sent.current = words.trim();
    onChange(words.trim());
  }, QUIET_MS);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  return [
    typed,
    (words) => {
      setTyped(words);
      pass(words);
    },
  ];
}
