/** What the solutions show, as chips; the cells of the speed grid and changed answers are further ones, which stand there when chosen. */
export const usualFilters = ['all', 'mistakes', 'wrong', 'skipped', 'slow', 'review', 'kept'] as const;
const speedFilters = ['fastRight', 'slowRight', 'fastWrong', 'slowWrong'] as const;
export const solutionFilters = [...usualFilters, ...speedFilters, 'changed'] as const;
export type SpeedFilter = (typeof speedFilters)[number];
export type SolutionFilter = (typeof solutionFilters)[number];

/** What the address of a result says: which solutions, of which chapter, the words sought, the one that is open. */
export interface ResultSearch {
  readonly show?: SolutionFilter;
  /** Id of a chapter. */
  readonly chapter?: string;
  readonly find?: string;
  readonly open?: number;
  /** Id of the one that is open, where a link from elsewhere does not know its number. */
  readonly question?: string;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readResultSearch(raw: Readonly<Record<string, unknown>>): ResultSearch {
  const show = solutionFilters.find((filter) => filter === raw['show']);
  const text = (name: string) => (typeof raw[name] === 'string' ? raw[name] : '');
  const find = typeof raw['find'] === 'number' ? String(raw['find']) : text('find').slice(0, 80);
  const open = Number(raw['open']);
  const [question, chapter] = [text('question'), text('chapter')];
  return {
    ...(question && { question }),
    ...(show && { show }),
    ...(chapter && { chapter }),
    ...(find && { find }),
    ...(Number.isInteger(open) && open > 0 && { open }),
  };
}
