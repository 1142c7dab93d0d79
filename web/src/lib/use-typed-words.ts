import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

const QUIET_MS = 250;

/**
 * Words typed into a search: shown at once, passed on without spaces at their ends after a quarter of a second of quiet. When the
 * address changes by another way (back, "clear filters") the field follows.
 */
export function useTypedWords(
  value: string | undefined,
  onChange: (words: string) => void,
): readonly [string, (words: string) => void] {
  const given = value ?? '';
  const [typed, setTyped] = useState(given);
  const sent = useRef(given);
  const pass = useDebouncedCallback((words: string) => {
    sent.current = words.trim();
    onChange(words.trim());
  }, QUIET_MS);
  useEffect(() => {
    if (given === sent.current) return;
    sent.current = given;
    setTyped(given);
  }, [given]);
  return [
    typed,
    (words) => {
      setTyped(words);
      pass(words);
    },
  ];
}
