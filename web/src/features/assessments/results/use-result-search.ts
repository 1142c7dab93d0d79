import { useNavigate, useSearch } from '@tanstack/react-router';
import { readResultSearch, type ResultSearch } from './result-search.ts';

type Patch = { readonly [K in keyof ResultSearch]?: ResultSearch[K] | undefined };

/** The address of a result, whoever looks at it: its student, or staff in their own area. */
export function useResultSearch(): readonly [ResultSearch, (patch: Patch) => void] {
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = (patch: Patch) => {
    const next = Object.entries({ ...raw, ...patch }).filter(([, value]) => value !== undefined && value !== '');
    // Both routes of a result read the same words.
    void navigate({ to: '.', search: Object.fromEntries(next) as never, replace: true, resetScroll: false });
  };
  return [readResultSearch(raw), change];
}
