/** What the solutions show. */
export const solutionFilters = ['all', 'mistakes', 'wrong', 'skipped', 'slow', 'review'] as const;
export type SolutionFilter = (typeof solutionFilters)[number];

/** What the address of a result says: which solutions, the words sought, the one that is open. */
export interface ResultSearch {
  readonly show?: SolutionFilter;
  readonly find?: string;
  readonly open?: number;
  /** Id of the one that is open, where a link from elsewhere does not know its number. */
  readonly question?: string;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readResultSearch(raw: Readonly<Record<string, unknown>>): ResultSearch {
  const show = solutionFilters.find((filter) => filter === raw['show']);
  const find =
    typeof raw['find'] === 'string' || typeof raw['find'] === 'number' ? String(raw['find']).slice(0, 80) : '';
  const open = Number(raw['open']);
  const question = typeof raw['question'] === 'string' ? raw['question'] : '';
  return {
    ...(question && { question }),
    ...(show && { show }),
    ...(find && { find }),
    ...(Number.isInteger(open) && open > 0 && { open }),
  };
}
