import type { BatchKind } from '@abhyas/contract/cohorts/batches';
import type { StudentFilter } from '@abhyas/contract/cohorts/course-assignment';
import { id, oneOf, page, type PatchOf, search, type SearchOf, text, withDefault } from '../../lib/url-search.ts';

/** The type fails to compile when the contract's kinds change. */
export const batchKinds = ['batch', 'group'] as const satisfies readonly BatchKind[];

/** What the address of the list of batches says. */
export const batchesSearch = search({
  kind: oneOf(...batchKinds),
  state: oneOf('archived'),
  search: text(),
  page: page(),
});
export type BatchesSearch = SearchOf<typeof batchesSearch>;
export type BatchesPatch = PatchOf<typeof batchesSearch>;

export const batchTabs = ['members', 'assignments', 'history'] as const;
export type BatchTab = (typeof batchTabs)[number];

/** What the address of a batch says. */
export const batchSearch = search({
  tab: withDefault(oneOf(...batchTabs), 'members'),
  search: text(),
  page: page(),
});
export type BatchSearch = SearchOf<typeof batchSearch>;
export type BatchPatch = PatchOf<typeof batchSearch>;

/** The four filters of spec §9 in their order; the type fails to compile when the contract's change. */
export const studentFilters = [
  'registered',
  'courseAssigned',
  'libraryAssigned',
  'unassigned',
] as const satisfies readonly StudentFilter[];

/** What the address of the assignment of courses says. */
export const assignmentSearch = search({
  filter: withDefault(oneOf(...studentFilters), 'registered'),
  search: text(),
  batchId: id(),
  page: page(),
});
export type AssignmentSearch = SearchOf<typeof assignmentSearch>;
export type AssignmentPatch = PatchOf<typeof assignmentSearch>;
