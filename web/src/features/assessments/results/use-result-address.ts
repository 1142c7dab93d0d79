import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ResultPatch, resultSearch, type ResultSearch } from '../student-addresses.ts';

/**
 * The address of a result, whoever looks at it: its student, or staff in their own area. A change takes the place of the address before
 * it, so that going back leaves the result.
 */
export function useResultAddress(): readonly [ResultSearch, (patch: ResultPatch) => void] {
  const raw = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (patch: ResultPatch) => {
    // Both routes of a result read the same words.
    void navigate({ to: '.', search: resultSearch.patch(raw, patch) as never, replace: true, resetScroll: false });
  };
  return [resultSearch.read(raw), change];
}
