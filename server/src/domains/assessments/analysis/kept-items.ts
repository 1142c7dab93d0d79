import type { Response } from '@abhyas/contract/questions/shapes';
import { cached } from '../../../kernel/cached.ts';
import type { Context } from '../../../kernel/context.ts';
import { type ItemSums, listWrongAnswers, stampOf, sumItems } from './item-figures.store.ts';
import { mostWrongAnswers } from './most-wrong.ts';
import type { Scope } from './scope.store.ts';

/** What a group made of every question. */
export interface Items {
  readonly sums: ReadonlyMap<string, ItemSums>;
  readonly mostWrong: ReadonlyMap<string, { readonly response: Response; readonly count: number }>;
}

/** Answers that are compared to find the most frequent wrong one: each set of options may come in several orders. */
const ANSWERS_COMPARED = 24;

/** The same as read from every answer; ten thousand attempts take seconds, so they are kept for as long as no result changes. */
export const keptItems = async (ctx: Context, scope: Scope): Promise<Items> =>
  items(ctx, scope, await stampOf(ctx, scope));

const items = cached({
  max: 100,
  key: ({ instituteId }, { list: { paperId, versions } }, stamp) =>
    [instituteId, paperId, versions.join('+'), stamp].join('/'),
  load: (ctx: Context, scope: Scope, _stamp: string) => readItems(ctx, scope),
});

async function readItems(ctx: Context, scope: Scope): Promise<Items> {
  const sums = await sumItems(ctx, scope);
  return { sums, mostWrong: mostWrongAnswers(await listWrongAnswers(ctx, scope, ANSWERS_COMPARED)) };
}
