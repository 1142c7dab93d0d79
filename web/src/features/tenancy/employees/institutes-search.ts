import type { InstituteState } from '@abhyas/contract/tenancy/lifecycle';

export const states: readonly InstituteState[] = ['trial', 'active', 'suspended', 'closed'];

export interface InstitutesSearch {
  readonly search?: string;
  readonly state?: InstituteState;
  readonly page?: number;
}

/** What the address says, and nothing else. */
export function readInstitutesSearch(raw: Readonly<Record<string, unknown>>): InstitutesSearch {
  const search = typeof raw['search'] === 'string' ? raw['search'].slice(0, 80) : '';
  const state = states.find((one) => one === raw['state']);
  const page = Number(raw['page']);
  return { ...(search && { search }), ...(state && { state }), ...(Number.isInteger(page) && page > 1 && { page }) };
}
