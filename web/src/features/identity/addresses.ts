import type { PersonKind, PersonStatus } from '@abhyas/contract/identity/people';
import type { StaffInvitation } from '@abhyas/contract/identity/staff-invitations';
import { oneOf, page, type PatchOf, search, type SearchOf, text, whole, withDefault } from '../../lib/url-search.ts';

export const personStatuses: readonly PersonStatus[] = ['active', 'invited', 'unverified', 'blocked', 'left'];
export const personSorts = ['name', 'added', 'seen'] as const;

/** What the address of a list of people says. */
export const peopleSearch = search({
  search: text(),
  status: oneOf(...personStatuses),
  role: text(40),
  /** Number of the exam that they prepare for. */
  exam: whole(),
  sort: withDefault(oneOf(...personSorts), 'name'),
  page: page(),
});
export type PeopleSearch = SearchOf<typeof peopleSearch>;
export type PeoplePatch = PatchOf<typeof peopleSearch>;

export const personTabs = ['learning', 'access', 'details'] as const;
export type PersonTab = (typeof personTabs)[number];
/** What the address of one person says. */
export const personSearch = search({ tab: withDefault(oneOf(...personTabs), 'learning') });

/** What the server is asked for. */
export const peopleQuery = (kind: PersonKind, { page = 1, ...rest }: PeopleSearch) => ({ ...rest, kind, page });

export const isFiltered = ({ search, status, role, exam }: PeopleSearch): boolean =>
  [search, status, role, exam].some((one) => one !== undefined);

export const invitationStatuses: readonly StaffInvitation['status'][] = ['open', 'accepted', 'expired', 'withdrawn'];

/** What the address of the invitations of staff says. */
export const invitationsSearch = search({ status: oneOf(...invitationStatuses), page: page() });
export type InvitationsSearch = SearchOf<typeof invitationsSearch>;
export type InvitationsPatch = PatchOf<typeof invitationsSearch>;
