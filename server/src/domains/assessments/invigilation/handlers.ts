import type { invigilation } from '@abhyas/contract/assessments/invigilation';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { compareAttempts } from '../similarity/compare-attempts.ts';
import { listSimilarPairs } from '../similarity/list-similar-pairs.ts';
import { compensateAttempts, extendAttempts, forceSubmit, pauseAttempts, resumeAttempts } from './change-clock.ts';
import { checkIn } from './check-in.ts';
import { acceptLateAnswers, showLateAnswers } from './late-answers.ts';
import { reopenAttempt } from './reopen-attempt.ts';
import { sendMessage } from './send-message.ts';
import { showTimeline } from './show-timeline.ts';
import { watchPaper } from './watch-paper.ts';

export const invigilationHandlers: Handlers<typeof invigilation> = {
  checkIn: (ctx, input) => checkIn(ctx, input),
  watchPaper: (ctx, input) => watchPaper(ctx, input),
  sendMessage: (ctx, input) => sendMessage(ctx, input),
  pauseAttempts: (ctx, input) => pauseAttempts(ctx, input),
  resumeAttempts: (ctx, input) => resumeAttempts(ctx, input),
  extendAttempts: (ctx, input) => extendAttempts(ctx, input),
  compensateAttempts: (ctx, input) => compensateAttempts(ctx, input),
  forceSubmit: (ctx, input) => forceSubmit(ctx, input),
  reopenAttempt: (ctx, input) => reopenAttempt(ctx, input),
  showTimeline: (ctx, input) => showTimeline(ctx, input),
  listLateAnswers: (ctx, input) => showLateAnswers(ctx, input),
  acceptLateAnswers: (ctx, input) => acceptLateAnswers(ctx, input),
  listSimilarPairs: (ctx, input) => listSimilarPairs(ctx, input),
  compareAttempts: (ctx, input) => compareAttempts(ctx, input),
};
