/** What the address of the list of groups says. */
export interface GroupsSearch {
  readonly search?: string;
  readonly page?: number;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readGroupsSearch(raw: Readonly<Record<string, unknown>>): GroupsSearch {
  const search = ['string', 'number'].includes(typeof raw['search']) ? String(raw['search']).slice(0, 120) : '';
  const page = Number(raw['page']);
  return { ...(search && { search }), ...(Number.isInteger(page) && page > 1 && { page }) };
}
