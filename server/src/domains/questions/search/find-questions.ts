import type { Context } from '../../../kernel/context.ts';
import { anyOf, formulaLexeme, wordLexeme } from './lexemes.ts';
import { isNear, mayBeSlip, piecesOf } from '../../../kernel/search/near-words.ts';
import { type Query, readQuery } from './read-query.ts';
import { listBeginning, listNear, rankQuestions, type RankedSearch } from './search.store.ts';

/** So many of the best hits are looked at; more only where other filters could hide them. */
const MOST = 500;
const MOST_FILTERED = 20_000;
const MOST_ENDINGS = 12;
/** Neighbours of a formula together count as so many words. */
const FORMULA_WEIGHT = 2;

export interface Found {
  /** Best first; undefined where nothing that could be searched for was typed. */
  readonly ids: readonly string[] | undefined;
  /** There may be more than these. */
  readonly more: boolean;
  /** A question named by its number. */
  readonly number: number | undefined;
}

/** Ids of the questions that somebody means. `filtered`: other filters will leave some of them out. */
export async function findQuestions(ctx: Context, typed: string, filtered: boolean): Promise<Found> {
  const query = readQuery(typed);
  const { number } = query;
  if (query.words.length === 0 && query.formulas.length === 0) return { ids: undefined, more: false, number };
  const search = searchFor(ctx.instituteId, query, await nearWords(ctx, query));
  const ids = await rankQuestions(ctx, search, MOST);
  if (ids.length < MOST) return { ids, more: false, number };
  if (!filtered) return { ids, more: true, number };
  const all = await rankQuestions(ctx, search, MOST_FILTERED);
  return { ids: all, more: all.length === MOST_FILTERED, number };
}

/** For each typed word those of the bank that one slip away from it, and for an unfinished one those that begin so. */
async function nearWords(ctx: Context, { words, open }: Query): Promise<Map<string, string[]>> {
  const pieces = words.filter(mayBeSlip).flatMap((typed) => piecesOf(typed).map((piece) => ({ piece, typed })));
  const found = pieces.length === 0 ? [] : await listNear(ctx, pieces);
  const near = new Map(words.map((word) => [word, [] as string[]]));
  for (const { typed, word } of found) if (typed !== word && isNear(typed, word)) near.get(typed)?.push(word);
  if (open !== undefined && open.length > 2) near.get(open)?.push(...(await listBeginning(ctx, open, MOST_ENDINGS)));
  return near;
}

/** All parts first; then all but one; then any. */
function searchFor(instituteId: number, { words, formulas }: Query, near: Map<string, string[]>): RankedSearch {
  const of = (word: string) => wordLexeme(instituteId, word);
  const parts = [
    ...words.map((word) => ({
      exact: anyOf([of(word)]),
      near: anyOf([word, ...(near.get(word) ?? [])].map(of)),
      weight: 0.5 + Math.min(word.length, 10) / 10,
    })),
    ...formulas.map((pair) => {
      const exact = anyOf([formulaLexeme(instituteId, pair)]);
      return { exact, near: exact, weight: FORMULA_WEIGHT / formulas.length };
    }),
  ];
  const each = parts.map((part) => part.near);
  const allBut = each.map((_, skipped) => `(${each.toSpliced(skipped, 1).join(' & ')})`);
  return { parts, queries: [each.join(' & '), ...(each.length > 2 ? [allBut.join(' | ')] : []), each.join(' | ')] };
}
