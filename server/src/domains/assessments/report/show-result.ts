import type { api } from '@abhyas/contract';
import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { listKeptAmong } from '../../questions/index.ts';
import { countLate } from '../answers/responses.store.ts';
import { getPaper } from '../versions/papers.store.ts';
import { shownKeys } from '../keys/shown-keys.ts';
import { sheetOf } from '../variants/attempt-sheet.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { type PaperVersion, questionsOf } from '../versions/paper-version.ts';
import { followedPattern } from '../patterns/exam-patterns.ts';
import { classFigures, noFigures } from './class-figures.ts';
import { lostMarks } from './lost-marks.ts';
import { canReadResults } from '../policies.ts';
import { isPass, passPercent } from '../marking/pass-mark.ts';
import { answerCourses } from './answer-course.ts';
import { listAnswerEvents } from './answer-events.store.ts';
import { presentQuestions } from './present-questions.ts';
import { presentSubjects, presentTopics, presentTotal } from './present-report.ts';
import { type RankStanding, type ShownStanding, shownStanding } from '../ranking/rank-standing.ts';
import { standingOf } from '../results/standing-of.ts';
import { lastSitting } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { listResultsOf, type Result } from '../results/results.store.ts';
import { seenResult } from '../visibility/seen-result.ts';

/** The whole report of one attempt: score, rank and percentile, subjects, topics, and each question with its marks and why. */
export async function showResult(
  ctx: Context,
  { params }: Input<typeof api.assessments.showResult>,
): Promise<AttemptResult> {
  const { attempt, version, result } = await seenResult(ctx, params.attemptId);
  const all = await standingOf(ctx, result);
  const isForStaff = canReadResults(actorOf(ctx));
  const shows = isForStaff ? (standing: RankStanding) => standing : shownStanding;
  const standing = shows(all);
  const figures = standing.rank === null ? noFigures : await classFigures(ctx, result, all.of);
  const courses = answerCourses(await listAnswerEvents(ctx, attempt.id));
  const sheet = await sheetOf(ctx, version, attempt.id);
  const names = await namesOf(ctx, [attempt.accountId]);
  const paper = await presentPaper(ctx, version);
  return {
    attemptId: attempt.id,
    paper,
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
    previous: await previousResult(ctx, result, standing.rank !== null && paper.kind === 'PREDEFINED' && shows),
    kept: await listKeptAmong(
      ctx,
      actorOf(ctx).accountId,
      questionsOf(version).map(({ id }) => id),
    ),
    ...presentTotal(figures),
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

async function presentPaper(ctx: Context, version: PaperVersion): Promise<AttemptResult['paper']> {
  const pattern = await followedPattern(ctx, version);
  return {
    id: version.paperId,
    kind: (await getPaper(ctx, version.paperId)).kind,
    title: version.title,
    version: version.version,
    minutes: version.minutes,
    questions: version.questions,
    ...(pattern && { pattern }),
  };
}

const LOOK_BACK = 5;

/** The newest earlier result of the same person at another paper, if students may see it by now. */
async function previousResult(
  ctx: Context,
  result: Result,
  shows: false | ((standing: RankStanding) => ShownStanding),
): Promise<AttemptResult['previous']> {
  for (const earlier of await listResultsOf(ctx, result.accountId, LOOK_BACK, result.markedAt)) {
    if (earlier.paperId === result.paperId) continue;
    const version = await paperVersion(ctx, earlier.paperId, earlier.paperVersion);
    const { settings, kind } = await getPaper(ctx, earlier.paperId);
    if (!areVisible(settings, await lastSitting(ctx, version), ctx.clock.now())) continue;
    // In a paper of one's own one stands nowhere.
    const rank = shows && kind === 'PREDEFINED' ? shows(await standingOf(ctx, earlier)).rank : null;
    return { title: version.title, marks: earlier.marks, full: earlier.fullMarks, rank };
  }
  return null;
}
