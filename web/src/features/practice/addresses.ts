import { id, oneOf, page, type PatchOf, search, type SearchOf, whole } from '../../lib/url-search.ts';

/** Before the id of a set: one word alone behind `/student/practice/` names a paper that is practised. */
const SET = 'set/';

/** What stands behind `/student/practice/` for a set. */
export function splatOf(sessionId: string): string {
  return SET + sessionId;
}

/** The set that an address names; undefined for the chapter map. */
export function sessionOf(splat: string): string | undefined {
  return splat.startsWith(SET) ? splat.slice(SET.length) : undefined;
}

/** What stands behind `/student/practice/` for the plan to an exam. */
export const PLAN = 'plan/exam';

/** What the address of practice says: of which exam. */
export const practiceSearch = search({ exam: whole() });
export type PracticeSearch = SearchOf<typeof practiceSearch>;

/** What the address of a batch's chapter map says. */
export const classSearch = search({
  batch: id(),
  exam: whole(),
  subject: oneOf('physics', 'chemistry', 'maths', 'biology'),
});
export type ClassSearch = SearchOf<typeof classSearch>;
export type ClassPatch = PatchOf<typeof classSearch>;

/** What the address of the calibrated questions says. */
export const calibratedSearch = search({ show: oneOf('differing', 'all'), page: page() });
export type CalibratedSearch = SearchOf<typeof calibratedSearch>;
export type CalibratedPatch = PatchOf<typeof calibratedSearch>;
