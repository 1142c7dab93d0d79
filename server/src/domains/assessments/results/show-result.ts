import type { api } from '@abhyas/contract';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { longestSitting } from '../../learners/index.ts';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { countLate } from '../answers/responses.store.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { shownKeys } from '../keys/shown-keys.ts';
import { sheetOf } from '../variants/attempt-sheet.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { classFigures } from '../report/class-figures.ts';
import { lostMarks } from '../report/lost-marks.ts';
import { isPass, passPercent } from './pass-mark.ts';
import { answerCourses } from '../report/answer-course.ts';
import { listAnswerEvents } from '../report/answer-events.store.ts';
import { presentQuestions } from '../report/present-questions.ts';
import { presentSubjects, presentTopics, presentTotal } from '../report/present-report.ts';
import { standingOf } from '../ranking/standing-of.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { listResultsOf, type Result } from './results.store.ts';
import { seenResult } from '../visibility/seen-result.ts';

/** The whole report of one attempt: score, rank and percentile, subjects, topics, and each question with its marks and why. */
export async function showResult(
  ctx: Context,
  { params }: Input<typeof api.assessments.showResult>,
): Promise<AttemptResult> {
  const { attempt, version, result } = await seenResult(ctx, params.attemptId);
  const standing = await standingOf(ctx, result);
  const figures = await classFigures(ctx, result, standing.of);
  const courses = answerCourses(await listAnswerEvents(ctx, attempt.id));
  const sheet = await sheetOf(ctx, version, attempt.id);
  const names = await namesOf(ctx, [attempt.accountId]);
  return {
    attemptId: attempt.id,
    paper: {
      id: version.paperId,
      kind: (await getPaper(ctx, version.paperId)).kind,
      title: version.title,
      version: version.version,
      minutes: version.minutes,
      questions: version.questions,
    },
    student: names.get(attempt.accountId)?.name ?? '',
    startedAt: attempt.startedAt.toISOString(),
    endedAt: (attempt.endedAt ?? attempt.deadline).toISOString(),
    endedBy: attempt.endedBy ?? 'expired',
    marks: result.marks,
    full: result.fullMarks,
    passed: isPass(result.marks, result.fullMarks, await passPercent(ctx)),
    ...standing,
    ...result.counts,
    lost: lostMarks(result.answers, courses),
    lateAnswers: (await countLate(ctx, [attempt.id])).get(attempt.id) ?? 0,
    previous: await previousResult(ctx, result),
    ...presentTotal(result, figures),
    subjects: presentSubjects(result, figures),
    topics: presentTopics(version, result, figures),
    questions: presentQuestions({
      version,
      result,
      sheet,
      keys: await shownKeys(ctx, version, attempt.id),
      figures,
      courses,
    }),
  };
}

const LOOK_BACK = 5;

/** The newest earlier result of the same person at another paper, if students may see it by now. */
async function previousResult(ctx: Context, result: Result): Promise<AttemptResult['previous']> {
  for (const earlier of await listResultsOf(ctx, result.accountId, LOOK_BACK, result.markedAt)) {
    if (earlier.paperId === result.paperId) continue;
    const { title, minutes } = await paperVersion(ctx, earlier.paperId, earlier.paperVersion);
    const { settings } = await getPaper(ctx, earlier.paperId);
    if (areVisible(settings, (await longestSitting(ctx))(minutes), ctx.clock.now()))
      return { title, marks: earlier.marks, full: earlier.fullMarks };
  }
  return null;
}
