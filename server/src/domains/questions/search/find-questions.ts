import type { Context } from '../../../kernel/context.ts';
import { rankBy } from '../../../kernel/search/rank.store.ts';
import { rankedSearch, type RankedSearch, weightOf } from '../../../kernel/search/ranked-search.ts';
import { nearWords } from '../../../kernel/search/vocabulary.ts';
import { anyOf, formulaLexeme, wordLexeme } from './lexemes.ts';
import { type Query, readQuery } from './read-query.ts';
import { bankWords } from './search.store.ts';

/** So many of the best hits are looked at; more only where other filters could hide them, or where all are counted. */
export const MOST = 500;
const MOST_OF_ALL = 20_000;
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

/** Ids of the questions that somebody means. `all`: other filters will leave some of them out, or their number is asked for. */
export async function findQuestions(ctx: Context, typed: string, all: boolean): Promise<Found> {
  const query = readQuery(typed);
  const { number } = query;
  if (query.words.length === 0 && query.formulas.length === 0) return { ids: undefined, more: false, number };
  const near = await nearWords(ctx, bankWords, query.words, query.open);
  const search = searchFor(ctx.instituteId, query, near);
  const ids = await rankBy(ctx, 'find_questions', search, MOST);
  if (ids.length < MOST) return { ids, more: false, number };
  if (!all) return { ids, more: true, number };
  const every = await rankBy(ctx, 'find_questions', search, MOST_OF_ALL);
  return { ids: every, more: every.length === MOST_OF_ALL, number };
}

function searchFor(instituteId: number, { words, formulas }: Query, near: Map<string, string[]>): RankedSearch {
  const of = (word: string) => wordLexeme(instituteId, word);
  return rankedSearch([
    ...words.map((word) => ({
      exact: anyOf([of(word)]),
      near: anyOf([word, ...(near.get(word) ?? [])].map(of)),
      weight: weightOf(word),
    })),
    ...formulas.map((pair) => {
      const exact = anyOf([formulaLexeme(instituteId, pair)]);
      return { exact, near: exact, weight: FORMULA_WEIGHT / formulas.length };
    }),
  ]);
}
