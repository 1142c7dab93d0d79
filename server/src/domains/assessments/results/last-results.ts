import type { Today } from '@abhyas/contract/discovery/home';
import type { Context } from '../../../kernel/context.ts';
import { getAttempt } from '../attempts/attempts.store.ts';
import { getPaper, type Paper } from '../authoring/papers.store.ts';
import { listExams } from '../../taxonomy/index.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';
import { examsOfPaper } from '../product-tests/exams-of-paper.ts';
import { paperVersion } from '../versions/kept-version.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { isPass, passPercent } from './pass-mark.ts';
import { isOfTeachers } from '../policies.ts';
import { shownStanding } from '../ranking/rank-standing.ts';
import { standingOf } from '../ranking/standing-of.ts';
import { lastSittings } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { listResultsOf, type Result } from './results.store.ts';
import { topicFigures } from './topic-figures.ts';

const SHOWN = 3;
const LOOK_BACK = 10;
/** Further, because results of other exams lie between. */
const LOOK_BACK_OF_EXAM = 40;
const WEAK = 5;

interface Visible {
  readonly result: Result;
  readonly version: PaperVersion;
  readonly kind: Paper['kind'];
}

/** The newest results that students may see by now; of papers that prepare for this exam, or of all. */
async function visibleResults(ctx: Context, accountId: string, examId?: number): Promise<Visible[]> {
  const found: Visible[] = [];
  const results =
    examId === undefined
      ? await listResultsOf(ctx, accountId, LOOK_BACK)
      : await onlyOfExam(ctx, await listResultsOf(ctx, accountId, LOOK_BACK_OF_EXAM), examId);
  const lastOf = await lastSittings(
    ctx,
    results.map(({ paperId }) => paperId),
  );
  for (const result of results) {
    const version = await paperVersion(ctx, result.paperId, result.paperVersion);
    const { settings, kind } = await getPaper(ctx, result.paperId);
    if (areVisible(settings, lastOf(version), ctx.clock.now())) found.push({ result, version, kind });
  }
  return found;
}

async function onlyOfExam(ctx: Context, results: readonly Result[], examId: number): Promise<Result[]> {
  const [exams, patterns] = [await listExams(ctx), await examPatterns(ctx)];
  const papers = await listPublished(ctx, [...new Set(results.map(({ paperId }) => paperId))]);
  const fitting = new Set(
    papers.filter((paper) => examsOfPaper(paper, exams, patterns).includes(examId)).map(({ paperId }) => paperId),
  );
  return results.filter(({ paperId }) => fitting.has(paperId)).slice(0, LOOK_BACK);
}

/** A student's last results newest first, with rank and percentile where others sat the same. */
export async function lastResults(ctx: Context, accountId: string, examId?: number): Promise<Today['lastResults']> {
  const rows: Today['lastResults'] = [];
  const above = await passPercent(ctx);
  for (const { result, version, kind } of (await visibleResults(ctx, accountId, examId)).slice(0, SHOWN)) {
    const { endedAt, deadline } = await getAttempt(ctx, result.attemptId);
    rows.push({
      attemptId: result.attemptId,
      paperId: result.paperId,
      title: version.title,
      endedAt: (endedAt ?? deadline).toISOString(),
      marks: result.marks,
      full: result.fullMarks,
      passed: isPass(result.marks, result.fullMarks, above),
      standing: isOfTeachers({ kind }) ? await presentStanding(ctx, result) : null,
    });
  }
  return rows;
}

async function presentStanding(ctx: Context, result: Result) {
  const { rank, of, percentile } = shownStanding(await standingOf(ctx, result));
  return rank === null ? null : { rank, of, percentile };
}

/** Topics of a student's last papers with the smallest share answered right, at most five; none that was all right. */
export async function weakTopics(ctx: Context, accountId: string, examId?: number): Promise<Today['weakTopics']> {
  return topicFigures(await visibleResults(ctx, accountId, examId))
    .filter(({ right, of }) => right < of)
    .slice(0, WEAK);
}
