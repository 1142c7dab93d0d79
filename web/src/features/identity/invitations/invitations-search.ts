import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';

export const statuses: readonly StaffInvitation['status'][] = ['open', 'accepted', 'expired', 'withdrawn'];

/** What the address of the invitations says. */
export interface InvitationsSearch {
  readonly status?: StaffInvitation['status'];
  readonly page?: number;
}

/** Reads the address; what nobody could have chosen is left out. */
export function readInvitationsSearch(raw: Readonly<Record<string, unknown>>): InvitationsSearch {
  const status = statuses.find((one) => one === raw['status']);
  const page = Number(raw['page']);
  return { ...(status && { status }), ...(Number.isInteger(page) && page > 1 && { page }) };
}
