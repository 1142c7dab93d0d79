import { bankQuery } from '../bank/bank-query.ts';
import type { BankSearch } from '../addresses.ts';

/** The chosen questions, or everything that the search finds. */
export type ChangeScope = { readonly questionIds: readonly string[] } | { readonly search: BankSearch };

/** The same as the server is asked. */
export function scopeBody(scope: ChangeScope) {
  if ('questionIds' in scope) return { questionIds: [...scope.questionIds] };
  const { page: _page, size: _size, ...filter } = bankQuery(scope.search);
  return { filter };
}
