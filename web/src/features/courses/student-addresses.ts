import { oneOf, type PatchOf, search, type SearchOf, text, whole, withDefault } from '../../lib/url-search.ts';

/** What the address of My courses says. */
export const myCoursesSearch = search({ filter: withDefault(oneOf('all', 'individual'), 'all'), find: text(80) });
export type MyCoursesSearch = SearchOf<typeof myCoursesSearch>;
export type MyCoursesPatch = PatchOf<typeof myCoursesSearch>;

const panels = ['about', 'lessons', 'notes', 'doubts'] as const;
export type PlayerPanel = (typeof panels)[number];

/** What the address of the player says. */
export const playerSearch = search({
  lesson: text(64),
  /** Second, page or thousandth at which to begin. */
  at: whole(0),
  doubt: text(64),
  panel: oneOf(...panels),
  /** Under the lesson, where notes and doubts have a place of their own: the transcript in the place of what the lesson is about. */
  below: oneOf('transcript'),
});
export type PlayerSearch = SearchOf<typeof playerSearch>;
export type PlayerPatch = PatchOf<typeof playerSearch>;
