import type { LearnerState } from '@abhyas/contract/courses/access';
import { ratingQueues } from '@abhyas/contract/courses/ratings';
import type { CourseStatus, CourseType } from '@abhyas/contract/courses/shapes';
import {
  beside,
  id,
  oneOf,
  page,
  type PatchOf,
  search,
  type SearchOf,
  text,
  withDefault,
} from '../../lib/url-search.ts';

/** Spec §4: All (Except Archived), Draft, Published, Archived; the first has no value. */
export const courseStatuses = ['draft', 'published', 'archived'] as const satisfies readonly CourseStatus[];
export const courseTypes = [
  'course',
  'free',
  'pack',
  'subscription',
  'legacy',
] as const satisfies readonly CourseType[];

/** What the address of the list of courses says. */
export const coursesSearch = search({
  status: oneOf(...courseStatuses),
  type: oneOf(...courseTypes),
  /** Only what waits for a review. */
  review: oneOf('asked'),
  search: text(120),
  page: page(),
});
export type CoursesSearch = SearchOf<typeof coursesSearch>;
export type CoursesPatch = PatchOf<typeof coursesSearch>;

/** The tabs of the builder, in the order in which a course is made. */
export const builderTabs = ['outline', 'details', 'people', 'versions'] as const;
export type BuilderTab = (typeof builderTabs)[number];

/** What the address of a course that is made says. */
export const builderSearch = search({ tab: withDefault(oneOf(...builderTabs), 'outline') });
export type BuilderSearch = SearchOf<typeof builderSearch>;

/** The type fails to compile when the contract's states change. */
export const learnerStates = ['current', 'upcoming', 'ended'] as const satisfies readonly LearnerState[];

/** What the address of the list of those who may open a course says. */
export const accessSearch = search({
  state: oneOf(...learnerStates),
  search: text(),
  page: page(),
  /** The student whose panel is open. */
  learner: beside(id()),
});
export type AccessSearch = SearchOf<typeof accessSearch>;
export type AccessPatch = PatchOf<typeof accessSearch>;

export const queueStates = ['waiting', 'answered', 'solved', 'reported', 'hidden', 'all'] as const;
export type QueueState = (typeof queueStates)[number];

/** What the address of the queue of doubts says. */
export const queueSearch = search({
  state: withDefault(oneOf(...queueStates), 'waiting'),
  courses: oneOf('all'),
  courseId: id(),
  search: text(),
  page: page(),
  /** The open doubt. */
  doubt: beside(id()),
});
export type QueueSearch = SearchOf<typeof queueSearch>;
export type QueuePatch = PatchOf<typeof queueSearch>;

/** What the queue of doubts is asked for, so that it shows exactly those that the figures of a course count, whoever teaches it. */
export const waitingDoubtsOf = (courseId: string) => ({ courses: 'all', courseId }) as const;

/** What the address of the moderation of ratings says. */
export const ratingsSearch = search({
  queue: withDefault(oneOf(...ratingQueues), 'reported'),
  search: text(200),
  page: page(),
});
export type RatingsSearch = SearchOf<typeof ratingsSearch>;
export type RatingsPatch = PatchOf<typeof ratingsSearch>;

export const figureViews = ['overview', 'learners', 'certificates'] as const;
export type FigureView = (typeof figureViews)[number];
export const learnerFilters = ['all', 'new', 'underWay', 'stopped', 'completed'] as const;
export type LearnerFilter = (typeof learnerFilters)[number];
export const learnerOrders = ['last', 'progress', 'enrolled'] as const;
export type LearnerOrder = (typeof learnerOrders)[number];
export const certificateFilters = ['all', 'valid', 'revoked'] as const;
export type CertificateFilter = (typeof certificateFilters)[number];

/** What the address of the figures of a course says. */
export const figuresSearch = search({
  view: withDefault(oneOf(...figureViews), 'overview'),
  /** The lesson whose heat line is shown. */
  lesson: beside(id()),
  state: withDefault(oneOf(...learnerFilters), 'all'),
  order: withDefault(oneOf(...learnerOrders), 'last'),
  valid: withDefault(oneOf(...certificateFilters), 'all'),
  search: text(),
  page: page(),
  /** The open learner. */
  learner: beside(id()),
});
export type FiguresSearch = SearchOf<typeof figuresSearch>;
export type FiguresPatch = PatchOf<typeof figuresSearch>;
