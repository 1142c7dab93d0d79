import type { PersonKind, PersonStatus } from '@abhyas/contract/identity/people';

export const statuses: readonly PersonStatus[] = ['active', 'invited', 'unverified', 'blocked', 'left'];
export const sorts = ['name', 'added', 'seen'] as const;

/** What the address of a list of people says. */
export interface PeopleSearch {
  readonly search?: string;
  readonly status?: PersonStatus;
  readonly role?: string;
  readonly exam?: number;
  readonly sort?: (typeof sorts)[number];
  readonly page?: number;
}
export type PeoplePatch = { readonly [K in keyof PeopleSearch]?: PeopleSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. The router reads `?search=42` as a number. */
export function readPeopleSearch(raw: Readonly<Record<string, unknown>>): PeopleSearch {
  const textOf = (value: unknown) =>
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? String(value).slice(0, 100) : undefined;
  const wholeOf = (value: unknown, least: number) =>
    Number.isInteger(Number(value)) && Number(value) >= least ? Number(value) : undefined;
  const read: PeoplePatch = {
    search: textOf(raw['search']),
    status: statuses.find((one) => one === raw['status']),
    role: textOf(raw['role'])?.slice(0, 40),
    exam: wholeOf(raw['exam'], 1),
    sort: sorts.find((one) => one === raw['sort'] && one !== 'name'),
    page: wholeOf(raw['page'], 2),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as PeopleSearch;
}

/** Applies a change; another filter begins at the first page. */
export const patchPeople = (before: PeopleSearch, patch: PeoplePatch): PeopleSearch =>
  readPeopleSearch({ ...before, ...('page' in patch ? {} : { page: undefined }), ...patch });

/** What the server is asked for. */
export const peopleQuery = (kind: PersonKind, { page = 1, ...rest }: PeopleSearch) => ({ ...rest, kind, page });

export const isFiltered = ({ search, status, role, exam }: PeopleSearch): boolean =>
  [search, status, role, exam].some((one) => one !== undefined);
