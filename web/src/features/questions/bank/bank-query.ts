import type { BankSearch } from '../addresses.ts';

/** What the server is asked for. */
export function bankQuery(search: BankSearch, size = 25) {
  const { area, import: importId, set, question: _, status, page = 1, ...rest } = search;
  return {
    ...rest,
    status: status ?? ('active' as const),
    page,
    size,
    ...(area && { knowledgeAreaId: area }),
    ...(importId && { importId }),
    ...(set && { collectionId: set }),
  };
}

/** Any filter beyond the status: an empty list then means "nothing matches", not "nothing there". */
export const isFiltered = (from: BankSearch): boolean =>
  [
    from.search,
    from.subject,
    from.area,
    from.type,
    from.difficulty,
    from.language,
    from.tag,
    from.import,
    from.set,
  ].some((value) => value !== undefined);
