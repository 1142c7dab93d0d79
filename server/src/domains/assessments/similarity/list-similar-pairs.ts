import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { listMemberIds } from '../../cohorts/index.ts';
import { namesOf } from '../../identity/index.ts';
import { getPaper } from '../versions/papers.store.ts';
import type { MarkedAnswer } from '../marking/mark-answers.ts';
import { type Similar, similarPairsInTurns } from './similar-pairs.ts';
import { listSittings, type MarkedSitting } from './sittings.store.ts';

type Endpoint = typeof api.assessments.listSimilarPairs;

/** Nobody looks at more, and so many at once mean a leaked key, not neighbours. */
const MOST_PAIRS = 200;

/** Pairs whose shared wrong options chance does not explain, within a batch or among everyone; each version by itself. A hint, no verdict. */
export async function listSimilarPairs(ctx: Context, { params, query }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { id } = await getPaper(ctx, params.paperId);
  const among = query.batchId === undefined ? undefined : await listMemberIds(ctx, query.batchId);
  const sittings = await listSittings(ctx, id, among);
  const versions = [...Map.groupBy(sittings, ({ paperVersion }) => paperVersion).values()];
  const pairs: Similar[] = [];
  for (const same of versions)
    pairs.push(...(await similarPairsInTurns(same.map((one) => wrongChoices(one, questionsIn(same))))));
  const found = pairs.toSorted((a, b) => b.z - a.z).slice(0, MOST_PAIRS);
  const owner = new Map(sittings.map(({ attemptId, accountId }) => [attemptId, accountId]));
  const names = await namesOf(ctx, [
    ...new Set(found.flatMap(({ first, second }) => [owner.get(first)!, owner.get(second)!])),
  ]);
  const named = (attemptId: string) => ({ attemptId, student: names.get(owner.get(attemptId)!)?.name ?? '' });
  return {
    attempts: sittings.length,
    compared: versions.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0),
    pairs: found.map(({ first, second, z, bothWrong, same, expected }) => ({
      first: named(first),
      second: named(second),
      score: Math.round(z * 100),
      bothWrong,
      same,
      expected: Math.round(expected * 100),
    })),
  };
}

const questionsIn = (sittings: readonly MarkedSitting[]) => sittings[0]!.answers.map(({ questionId }) => questionId);

/** In the order of `questions`: sets of one version have them in different orders. */
function wrongChoices({ attemptId, answers }: MarkedSitting, questions: readonly string[]) {
  const byId = new Map(answers.map((answer) => [answer.questionId, answer]));
  return { id: attemptId, wrong: questions.map((id) => wrongChoice(byId.get(id))) };
}

/** Only what was chosen from options: a number that two typed alike has no popularity to be held against. */
function wrongChoice(answer: MarkedAnswer | undefined): string | null {
  if (answer?.outcome !== 'wrong' || !answer.response || !('options' in answer.response)) return null;
  return answer.response.options.toSorted((a, b) => a - b).join();
}
