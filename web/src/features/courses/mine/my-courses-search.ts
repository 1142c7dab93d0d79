export interface MyCoursesSearch {
  readonly filter: 'all' | 'individual';
  readonly find: string;
}

/** What the address of My courses says. */
export function readMyCoursesSearch(raw: Record<string, unknown>): MyCoursesSearch {
  const find = raw['find'];
  return {
    filter: raw['filter'] === 'individual' ? 'individual' : 'all',
    find: typeof find === 'string' || typeof find === 'number' ? String(find).slice(0, 80) : '',
  };
}

/** The same without what goes without saying. */
export const writeMyCoursesSearch = ({ filter, find }: MyCoursesSearch) => ({
  ...(filter === 'individual' && { filter }),
  ...(find && { find }),
});
