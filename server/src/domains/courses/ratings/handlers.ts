import type { ratings } from '@abhyas/contract/courses/ratings';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { listRatings } from './list-ratings.ts';
import { judgeRating, listRatingQueue } from './moderate-ratings.ts';
import { removeRating, showOwnRating } from './own-rating.ts';
import { rateCourse } from './rate-course.ts';
import { reportRating } from './report-rating.ts';

export const ratingsHandlers: Handlers<typeof ratings> = {
  listRatings,
  showOwnRating,
  rateCourse,
  removeRating,
  reportRating,
  listRatingQueue,
  judgeRating,
};
