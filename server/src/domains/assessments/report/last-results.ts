import type { Today } from '@abhyas/contract/discovery/home';
import type { StudentPage } from '@abhyas/contract/insights/students';
import type { Context } from '../../../kernel/context.ts';
import { getAttempt } from '../answers/attempts.store.ts';
import { getPaper, type Paper } from '../versions/papers.store.ts';
import { listExams } from '../../taxonomy/index.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';
import { examsOfPaper } from '../open-papers/exams-of-paper.ts';
import { paperVersion } from '../answers/kept-version.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { isPass, passPercent } from '../marking/pass-mark.ts';
import { isOfTeachers } from '../policies.ts';
import { shownStanding } from '../ranking/rank-standing.ts';
import { standingOf } from '../results/standing-of.ts';
import { lastSittings } from '../visibility/last-sitting.ts';
import { areVisible } from '../visibility/result-visibility.ts';
import { listResultsOf, type Result } from '../results/results.store.ts';
import { averagesOf, countResultsOf } from '../results/student-figures.store.ts';
import { topicFigures } from '../results/topic-figures.ts';

const SHOWN = 3;
const LOOK_BACK = 10;
/** Further, because results of other exams lie between. */
const LOOK_BACK_OF_EXAM = 40;
const WEAK = 5;

interface Told {
  readonly result: Result;
  readonly version: PaperVersion;
  readonly kind: Paper['kind'];
}

/** The newest results that students may see by now; of papers that prepare for this exam, or of all. */
async function visibleResults(ctx: Context, accountId: string, examId?: number): Promise<Told[]> {
  const found: Told[] = [];
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
  for (const one of (await visibleResults(ctx, accountId, examId)).slice(0, SHOWN)) {
    const { marks, fullMarks } = one.result;
    rows.push({ ...(await toldResult(ctx, one)), passed: isPass(marks, fullMarks, above) });
  }
  return rows;
}

/** What the day of a student and his page for staff say of one result: where it stands among others, where it does. */
async function toldResult(ctx: Context, { result, version, kind }: Told) {
  const { endedAt, deadline } = await getAttempt(ctx, result.attemptId);
  return {
    attemptId: result.attemptId,
    paperId: result.paperId,
    title: version.title,
    endedAt: (endedAt ?? deadline).toISOString(),
    marks: result.marks,
    full: result.fullMarks,
    standing: isOfTeachers({ kind }) ? await presentStanding(ctx, result) : null,
  };
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

type Results = NonNullable<StudentPage['results']>;
const TESTS = 8;
const CHAPTERS = 4;
/** In percent answered right: from here on a chapter is no weak one. */
const STRONG = 60;

/** How somebody did in the last tests, for staff, who read results before they are out: marks against the others, and the chapters that they show. */
export async function resultsOfStudent(ctx: Context, accountId: string): Promise<Results> {
  const results = await listResultsOf(ctx, accountId, LOOK_BACK);
  const told: Told[] = [];
  for (const result of results) {
    const version = await paperVersion(ctx, result.paperId, result.paperVersion);
    told.push({ result, version, kind: (await getPaper(ctx, result.paperId)).kind });
  }
  const averages = await averagesOf(ctx, accountId, results);
  const tests: Results['tests'] = [];
  for (const one of told.slice(0, TESTS)) {
    tests.push({
      ...(await toldResult(ctx, one)),
      average: averages.get(one.result.attemptId) ?? null,
      subjects: one.result.subjects.map(({ subject, marks, full }) => ({ subject, marks, full })),
    });
  }
  const chapters = topicFigures(told);
  const isStrong = ({ right, of }: { readonly right: number; readonly of: number }) => right * 100 >= of * STRONG;
  return {
    tests,
    total: await countResultsOf(ctx, accountId),
    weak: chapters.filter((one) => !isStrong(one)).slice(0, CHAPTERS),
    strong: chapters.filter(isStrong).slice(-CHAPTERS).toReversed(),
  };
}
