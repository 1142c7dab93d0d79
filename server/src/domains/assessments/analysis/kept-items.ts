import type { Response } from '@abhyas/contract/questions/shapes';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../../kernel/context.ts';
import { type ItemSums, listWrongAnswers, stampOf, sumItems } from './item-figures.store.ts';
import { mostWrongAnswers } from './most-wrong.ts';
import type { Scope } from './scope.store.ts';

/** What a group made of every question. */
export interface Items {
  readonly sums: ReadonlyMap<string, ItemSums>;
  readonly mostWrong: ReadonlyMap<string, { readonly response: Response; readonly count: number }>;
}

const kept = new LRUCache<string, Promise<Items>>({ max: 100 });
/** Answers that are compared to find the most frequent wrong one: each set of options may come in several orders. */
const ANSWERS_COMPARED = 24;

/** The same as read from every answer; ten thousand attempts take seconds, so they are kept for as long as no result changes. */
export async function keptItems(ctx: Context, scope: Scope): Promise<Items> {
  const { paperId, versions } = scope.list;
  const key = [ctx.instituteId, paperId, versions.join('+'), await stampOf(ctx, scope)].join('/');
  const known = kept.get(key);
  if (known) return known;
  const made = readItems(ctx, scope);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}

async function readItems(ctx: Context, scope: Scope): Promise<Items> {
  const sums = await sumItems(ctx, scope);
  return { sums, mostWrong: mostWrongAnswers(await listWrongAnswers(ctx, scope, ANSWERS_COMPARED)) };
}
