import type { ratings } from '@abhyas/contract/courses/ratings';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { listRatings } from './list-ratings.ts';
import { judgeRating, listRatingQueue } from './moderate-ratings.ts';
import { removeRating, showOwnRating } from './own-rating.ts';
import { rateCourse } from './rate-course.ts';
import { reportRating } from './report-rating.ts';

export const ratingsHandlers: Handlers<typeof ratings> = {
  listRatings: (ctx, input) => listRatings(ctx, input),
  showOwnRating: (ctx, input) => showOwnRating(ctx, input),
  rateCourse: (ctx, input) => rateCourse(ctx, input),
  removeRating: (ctx, input) => removeRating(ctx, input),
  reportRating: (ctx, input) => reportRating(ctx, input),
  listRatingQueue: (ctx, input) => listRatingQueue(ctx, input),
  judgeRating: (ctx, input) => judgeRating(ctx, input),
};
