import { isDeepStrictEqual } from 'node:util';
import type { Values } from './record.ts';

/** The fields of `after` that differ from `before`, both ways: what an entry keeps of a change. */
export function whatChanged(before: object, after: object): { before: Values; after: Values } {
  const [old, fresh] = [before as Values, after as Values];
  const fields = Object.keys(fresh).filter((field) => !isDeepStrictEqual(old[field] ?? null, fresh[field] ?? null));
  const only = (values: Values) => Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  return { before: only(old), after: only(fresh) };
}
