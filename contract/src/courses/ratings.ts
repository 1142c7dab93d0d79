import { z } from 'zod';
import { partner, student } from '../access.ts';
import { del, get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';

const onCourse = z.object({ courseId: id });
const onRating = z.object({ ratingId: id });
const stars = z.int().min(1).max(5);

/** What a learner thinks of a course. */
export const courseRating = z.object({
  ratingId: id,
  /** Null where the account was erased. */
  author: z.string().nullable(),
  stars,
  text: z.string(),
  at: instant,
  /** The caller wrote it. */
  own: z.boolean(),
});
export type CourseRating = z.infer<typeof courseRating>;

export const ratingReportReasons = ['insult', 'advertising', 'personal', 'untrue', 'other'] as const;
export const ratingReportReason = z.enum(ratingReportReasons);
export type RatingReportReason = z.infer<typeof ratingReportReason>;

export const ratingQueues = ['reported', 'shown', 'hidden'] as const;
export const ratingQueue = z.enum(ratingQueues);
export type RatingQueue = z.infer<typeof ratingQueue>;

/** A rating as a moderator sees it. */
export const moderatedRating = courseRating.omit({ own: true }).extend({
  courseId: id,
  course: z.string(),
  hidden: z.object({ at: instant, reason: z.string() }).nullable(),
  reports: z.array(z.object({ reason: ratingReportReason, count: whole })),
});
export type ModeratedRating = z.infer<typeof moderatedRating>;

export const ratings = {
  listRatings: get('/api/catalogue/courses/:courseId/ratings', {
    summary: 'What learners think of a course, the newest first',
    access: 'public',
    params: onCourse,
    query: page,
    reply: paged(courseRating),
    errors: ['NOT_HERE'],
  }),
  showOwnRating: get('/api/catalogue/courses/:courseId/own-rating', {
    summary: 'What the student said of a course, and whether he or she may say something',
    access: student('courses.study'),
    params: onCourse,
    reply: z.object({ mayRate: z.boolean(), stars: stars.nullable(), text: z.string(), hidden: z.boolean() }),
  }),
  rateCourse: put('/api/catalogue/courses/:courseId/own-rating', {
    summary: 'Rates a course, or changes what one said; learners of it only',
    access: student('courses.study'),
    params: onCourse,
    body: z.object({ stars, text: text(1000) }),
    reply: z.object({}),
    errors: ['RATING_NOT_LEARNER'],
  }),
  removeRating: del('/api/catalogue/courses/:courseId/own-rating', {
    summary: 'Takes back what one said of a course',
    access: student('courses.study'),
    params: onCourse,
    reply: z.object({}),
  }),
  reportRating: post('/api/catalogue/ratings/:ratingId/reports', {
    summary: 'Tells the institute that a rating should not be there; once for each person',
    access: 'signedIn',
    params: onRating,
    body: z.object({ reason: ratingReportReason }),
    reply: z.object({}),
    errors: ['RATING_OWN'],
  }),
  listRatingQueue: get('/api/courses/ratings', {
    summary: 'Ratings for those who moderate: reported, shown, hidden',
    access: partner('courses.moderate'),
    query: z.object({ queue: ratingQueue.default('reported'), search: text(200).default('') }).extend(page.shape),
    reply: paged(moderatedRating),
  }),
  judgeRating: post('/api/courses/ratings/:ratingId/judgement', {
    summary: 'Hides a rating with a reason, or lets it stand; its reports are settled either way',
    access: partner('courses.moderate'),
    params: onRating,
    body: z.object({ hide: z.boolean(), reason: text(300).default('') }),
    reply: z.object({}),
    errors: ['RATING_REASON_MISSING'],
  }),
};
