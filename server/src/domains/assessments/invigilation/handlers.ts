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
  checkIn,
  watchPaper,
  sendMessage,
  pauseAttempts,
  resumeAttempts,
  extendAttempts,
  compensateAttempts,
  forceSubmit,
  reopenAttempt,
  showTimeline,
  listLateAnswers: (ctx, input) => showLateAnswers(ctx, input),
  acceptLateAnswers,
  listSimilarPairs,
  compareAttempts,
};
