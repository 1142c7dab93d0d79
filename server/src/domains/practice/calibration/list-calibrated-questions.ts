import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Difficulty } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { getForPaper } from '../../questions/index.ts';
import { areaNames } from '../../taxonomy/index.ts';
import { sigmoid } from '../model/normal.ts';
import { learning } from '../model/settings.ts';
import { listFits, listFittedItems } from './calibration.store.ts';

type Endpoint = typeof api.practice.listCalibratedQuestions;
/** Those with most answers; nobody reads more of them. */
const MOST = 1000;
const HISTORY = 6;
const EASY_FROM = 0.7;
const HARD_BELOW = 0.4;

/** What answers say of a difficulty: by the chance of a middling student to be right. Pure. */
export function difficultyOf(fitted: number): Difficulty {
  const chance = sigmoid(-fitted);
  return chance >= EASY_FROM ? 0 : chance >= HARD_BELOW ? 1 : 2;
}
const shareOf = (fitted: number): number => Math.round(100 * sigmoid(-fitted));

/** Questions whose difficulty the answers tell, beside what their authors wrote. */
export async function listCalibratedQuestions(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { page, size } = query;
  const items = await listFittedItems(ctx, MOST);
  const questions = await getForPaper(
    ctx,
    items.map(({ questionId }) => questionId),
  );
  const known = items.flatMap((item) => {
    const question = questions.get(item.questionId);
    return question ? [{ ...item, question, found: difficultyOf(item.fitted) }] : [];
  });
  const wanted = known.filter(({ question, found }) => query.show === 'all' || question.difficulty !== found);
  const shown = wanted.slice((page - 1) * size, page * size);
  const fits = Map.groupBy(
    await listFits(
      ctx,
      shown.map(({ questionId }) => questionId),
      HISTORY,
    ),
    ({ questionId }) => questionId,
  );
  const names = await areaNames(ctx, [...new Set(shown.map(({ chapterId }) => chapterId))]);
  const rows = shown.map(({ questionId, chapterId, question, found, fitted, answers, fittedAt }) => ({
    questionId,
    number: question.number,
    chapter: names.get(chapterId)?.name ?? '',
    authored: question.difficulty,
    found,
    share: shareOf(fitted),
    answers,
    fittedAt: fittedAt.toISOString(),
    history: (fits.get(questionId) ?? []).map((fit) => {
      return { at: fit.fittedAt.toISOString(), share: shareOf(fit.fitted), answers: fit.answers };
    }),
  }));
  return { rows, total: wanted.length, page, size, from: learning.calibratedFrom };
}
