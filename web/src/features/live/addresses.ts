import { id, matching, oneOf, type PatchOf, search, type SearchOf, withDefault } from '../../lib/url-search.ts';

/** A week hour by hour, or its classes one under the other. */
export const scheduleViews = ['week', 'list'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** What the address of the page after a class says. */
export const afterSearch = search({ classId: id() });

/** The address of the schedule holds a day of the shown week and the teacher or batch whose classes are shown. */
export const scheduleSearch = search({
  day: matching(/^\d{4}-\d{2}-\d{2}$/),
  view: withDefault(oneOf(...scheduleViews), 'week'),
  teacherId: id(),
  batchId: id(),
});
export type ScheduleSearch = SearchOf<typeof scheduleSearch>;
export type SchedulePatch = PatchOf<typeof scheduleSearch>;
