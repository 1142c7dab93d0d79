import type { ImportSummary } from '@abhyas/contract/questions/imports';

export const rowFilters = ['problems', 'refused', 'fixable', 'duplicate', 'ready', 'all'] as const;
export type RowFilter = (typeof rowFilters)[number];

/** What the address of an import says: which rows, which page, and the row that is open. */
export interface ImportSearch {
  readonly show?: RowFilter;
  readonly page?: number;
  readonly row?: number;
  /** Kind of fault. */
  readonly code?: string;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readImportSearch(raw: Readonly<Record<string, unknown>>): ImportSearch {
  const show = rowFilters.find((filter) => filter === raw['show']);
  const page = positive(raw['page']);
  const row = positive(raw['row']);
  const code = typeof raw['code'] === 'string' && /^[A-Z_]{3,60}$/.test(raw['code']) ? raw['code'] : undefined;
  return {
    ...(show && { show }),
    ...(page !== undefined && page > 1 && { page }),
    ...(row !== undefined && { row }),
    ...(code !== undefined && { code }),
  };
}

function positive(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}

/** Rows of each filter. */
export const countsOf = ({
  rows,
  ready,
  duplicate,
  refused,
  fixable,
  written,
}: ImportSummary['counts']): Readonly<Record<RowFilter, number>> => ({
  problems: refused + duplicate,
  refused,
  fixable,
  duplicate,
  ready: ready + written,
  all: rows,
});

/** The rows to begin with: what is wrong where anything is, else all. */
export const filterOf = (search: ImportSearch, counts: ImportSummary['counts']): RowFilter =>
  search.show ?? (countsOf(counts).problems > 0 ? 'problems' : 'all');

/** How the server names the rows of a filter; ready rows are called written after the import. */
export const stateOf = (filter: RowFilter, status: ImportSummary['status']): RowFilter | 'written' =>
  filter === 'ready' && (status === 'committed' || status === 'committing') ? 'written' : filter;
