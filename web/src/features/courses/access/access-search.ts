import type { LearnerState } from '@abhyas/contract/courses/access';

/** The type fails to compile when the contract's states change. */
export const learnerStates = ['current', 'upcoming', 'ended'] as const satisfies readonly LearnerState[];

/** What the address of the list says. */
export interface AccessSearch {
  readonly state?: LearnerState;
  readonly search?: string;
  readonly page?: number;
  /** The student whose panel is open. */
  readonly learner?: string;
}
export type AccessPatch = { readonly [K in keyof AccessSearch]?: AccessSearch[K] | undefined };

const ID = /^[0-9a-f-]{36}$/;
const wordsIn = (raw: unknown) => (['string', 'number'].includes(typeof raw) ? String(raw).slice(0, 100) : '');

/** Reads the address; what nobody could have chosen is left out. */
export function readAccessSearch(raw: Readonly<Record<string, unknown>>): AccessSearch {
  const state = learnerStates.find((one) => one === raw['state']);
  const search = wordsIn(raw['search']);
  const page = Number(raw['page']);
  const learner = wordsIn(raw['learner']);
  return {
    ...(state && { state }),
    ...(search && { search }),
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(ID.test(learner) && { learner }),
  };
}

/** Applies a change; another filter begins at the first page, and opening a panel leaves the list where it is. */
export const patchAccess = (search: AccessSearch, patch: AccessPatch): AccessSearch =>
  readAccessSearch({ ...search, ...('page' in patch || 'learner' in patch ? {} : { page: undefined }), ...patch });
