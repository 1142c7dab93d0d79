import type { StudentFilter } from '@abhyas/contract/cohorts/course-assignment';

/** The four filters of spec §9 in their order; the type fails to compile when the contract's change. */
export const studentFilters = [
  'registered',
  'courseAssigned',
  'libraryAssigned',
  'unassigned',
] as const satisfies readonly StudentFilter[];

/** What the address of the list says. */
export interface AssignmentSearch {
  readonly filter?: StudentFilter;
  readonly search?: string;
  readonly batchId?: string;
  readonly page?: number;
}
export type AssignmentPatch = { readonly [K in keyof AssignmentSearch]?: AssignmentSearch[K] | undefined };

const ID = /^[0-9a-f-]{36}$/;
const wordsIn = (raw: unknown) => (['string', 'number'].includes(typeof raw) ? String(raw).slice(0, 100) : '');

/** Reads the address; what nobody could have chosen is left out, and the first filter is what stands without one. */
export function readAssignmentSearch(raw: Readonly<Record<string, unknown>>): AssignmentSearch {
  const filter = studentFilters.find((one) => one === raw['filter']);
  const search = wordsIn(raw['search']);
  const batchId = wordsIn(raw['batchId']);
  const page = Number(raw['page']);
  return {
    ...(filter && filter !== 'registered' && { filter }),
    ...(search && { search }),
    ...(ID.test(batchId) && { batchId }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}

/** Applies a change; another filter begins at the first page. */
export const patchAssignment = (search: AssignmentSearch, patch: AssignmentPatch): AssignmentSearch =>
  readAssignmentSearch({ ...search, ...('page' in patch ? {} : { page: undefined }), ...patch });
