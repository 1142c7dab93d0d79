import { useMediaQuery } from '@mantine/hooks';

/** full: outline, lesson and notes beside each other; middle: notes below the lesson; phone: everything below it. */
export type Width = 'full' | 'middle' | 'phone';

/** How many of the three columns have room. */
export function useWide(): Width {
  const full = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const middle = useMediaQuery('(min-width: 56em)', undefined, { getInitialValueInEffect: false });
  return full ? 'full' : middle ? 'middle' : 'phone';
}
