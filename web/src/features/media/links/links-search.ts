/** What the address of the list says: words and page. */
export interface LinksSearch {
  readonly search?: string;
  readonly page?: number;
}

/** Reads an address; what it cannot mean is left out. */
export function readLinksSearch(raw: Readonly<Record<string, unknown>>): LinksSearch {
  const given = raw['search'];
  const search = typeof given === 'string' || typeof given === 'number' ? String(given).slice(0, 120) : '';
  const page = Number(raw['page']);
  return { ...(search && { search }), ...(Number.isInteger(page) && page > 1 && { page }) };
}
