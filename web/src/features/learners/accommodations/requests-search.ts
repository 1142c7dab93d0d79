const states = ['open', 'granted', 'refused'] as const;

/** What the address of the list says: words, state and page. */
export interface RequestsSearch {
  readonly search?: string;
  readonly state?: (typeof states)[number];
  readonly page?: number;
}

/** Reads an address; what it cannot mean is left out. */
export function readRequestsSearch(raw: Readonly<Record<string, unknown>>): RequestsSearch {
  const search =
    typeof raw['search'] === 'string' || typeof raw['search'] === 'number' ? String(raw['search']).slice(0, 80) : '';
  const state = states.find((one) => one === raw['state']);
  const page = Number(raw['page']);
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  };
}
