import type { ImportSummary } from '@abhyas/contract/questions/imports';
import type { ImportSearch, RowFilter } from '../addresses.ts';

/** Rows of each filter. */
export const countsOf = ({
  rows,
  ready,
  duplicate,
  otherKey,
  refused,
  fixable,
  written,
}: ImportSummary['counts']): Readonly<Record<RowFilter, number>> => ({
  problems: refused + duplicate,
  refused,
  fixable,
  duplicate,
  otherKey,
  ready: ready + written,
  all: rows,
});

/** The rows to begin with: what is wrong where anything is, else all. */
export const filterOf = (search: ImportSearch, counts: ImportSummary['counts']): RowFilter =>
  search.show ?? (countsOf(counts).problems > 0 ? 'problems' : 'all');

/** How the server names the rows of a filter; ready rows are called written after the import. */
export const stateOf = (filter: RowFilter, status: ImportSummary['status']): RowFilter | 'written' =>
  filter === 'ready' && (status === 'committed' || status === 'committing') ? 'written' : filter;
