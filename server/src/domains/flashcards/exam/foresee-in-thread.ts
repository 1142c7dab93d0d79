import { answerQuestions } from '../../../kernel/threads/answer-questions.ts';
import { examWays, type ExamWays, type Wish } from './exam-ways.ts';
import type { Standing } from './foresee.ts';

export interface ExamQuestion {
  /** What the learner remembers of every card that was begun. */
  readonly standing: Standing;
  readonly wish: Wish;
}

/** Whoever turned few cards, or only leafed through them, has no speed of an own yet; no answer takes less than this. */
const LEAST_SECONDS = 3;

/** The computing half: hundreds of ways are tried, which takes some hundred milliseconds. */
answerQuestions<ExamQuestion, ExamWays>(({ standing, wish }) =>
  examWays({ ...standing, seconds: Math.max(LEAST_SECONDS, standing.seconds) }, wish),
);
