import { isSmallGroup } from '@abhyas/contract/assessments/small-groups';
import type { StudentPage } from '@abhyas/contract/insights/students';
import type { Context } from '../../../kernel/context.ts';
import { getAttempt } from '../attempts/attempts.store.ts';
import { getPaper } from '../authoring/papers.store.ts';
import { isOfTeachers } from '../policies.ts';
import { standingOf } from '../ranking/standing-of.ts';
import { paperVersion } from '../versions/kept-version.ts';
import { averagesOf, countResultsOf } from './student-figures.store.ts';
import { listResultsOf, type Result } from './results.store.ts';
import { topicFigures } from './topic-figures.ts';

type Results = NonNullable<StudentPage['results']>;
const TESTS = 8;
/** Chapters are judged by so many tests. */
const LOOK_BACK = 10;
const CHAPTERS = 4;
/** In percent answered right: from here on a chapter is no weak one. */
const STRONG = 60;

/** How somebody did in the last tests, for staff: marks against the others, and the chapters that they show. */
export async function resultsOfStudent(ctx: Context, accountId: string): Promise<Results> {
  const results = await listResultsOf(ctx, accountId, LOOK_BACK);
  const read = await Promise.all(
    results.map(async (result) => ({
      result,
      version: await paperVersion(ctx, result.paperId, result.paperVersion),
    })),
  );
  const averages = await averagesOf(ctx, accountId, results);
  const tests: Results['tests'] = [];
  for (const { result, version } of read.slice(0, TESTS)) {
    const { endedAt, deadline } = await getAttempt(ctx, result.attemptId);
    tests.push({
      attemptId: result.attemptId,
      paperId: result.paperId,
      title: version.title,
      endedAt: (endedAt ?? deadline).toISOString(),
      marks: result.marks,
      full: result.fullMarks,
      average: averages.get(result.attemptId) ?? null,
      standing: await standingIn(ctx, result),
      subjects: result.subjects.map(({ subject, marks, full }) => ({ subject, marks, full })),
    });
  }
  const chapters = topicFigures(read);
  const isStrong = ({ right, of }: { readonly right: number; readonly of: number }) => right * 100 >= of * STRONG;
  return {
    tests,
    total: await countResultsOf(ctx, accountId),
    weak: chapters.filter((one) => !isStrong(one)).slice(0, CHAPTERS),
    strong: chapters.filter(isStrong).slice(-CHAPTERS).toReversed(),
  };
}

async function standingIn(ctx: Context, result: Result) {
  const { kind } = await getPaper(ctx, result.paperId);
  if (!result.ranked || !isOfTeachers({ kind })) return null;
  const { rank, of, percentile } = await standingOf(ctx, result);
  return isSmallGroup(of) ? null : { rank, of, percentile };
}
