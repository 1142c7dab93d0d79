import { mostHits } from '@abhyas/contract/courses/catalogue';
import type { Context } from '../../../../kernel/context.ts';
import { isNear, mayBeSlip, piecesOf } from '../../../../kernel/search/near-words.ts';
import { wordsOf } from '../../../../kernel/search/words.ts';
import { anyOf, titleLexeme, wordLexeme } from './course-lexemes.ts';
import { listBeginning, listNear, rankCourses, type RankedSearch } from './terms.store.ts';

const MOST_WORDS = 10;
const MOST_ENDINGS = 12;

/** Ids of the courses that somebody means, best first; undefined where nothing that could be sought was typed. */
export async function findCourses(ctx: Context, typed: string): Promise<string[] | undefined> {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const open = /\s$/.test(typed) ? undefined : words.at(-1);
  return rankCourses(ctx, searchFor(ctx.instituteId, words, await nearWords(ctx, words, open)), mostHits);
}

/** For each typed word those that one slip away from it, and for the one that is still being typed those that begin so. */
async function nearWords(
  ctx: Context,
  words: readonly string[],
  open: string | undefined,
): Promise<Map<string, string[]>> {
  const pieces = words.filter(mayBeSlip).flatMap((typed) => piecesOf(typed).map((piece) => ({ piece, typed })));
  const found = pieces.length === 0 ? [] : await listNear(ctx, pieces);
  const near = new Map(words.map((word) => [word, [] as string[]]));
  for (const { typed, word } of found) if (typed !== word && isNear(typed, word)) near.get(typed)?.push(word);
  if (open !== undefined && open.length > 2) near.get(open)?.push(...(await listBeginning(ctx, open, MOST_ENDINGS)));
  return near;
}

/** All words first; then all but one; then any. A word counts twice where the title has it. */
function searchFor(instituteId: number, words: readonly string[], near: Map<string, string[]>): RankedSearch {
  const parts = words.flatMap((word) => {
    const all = [word, ...(near.get(word) ?? [])];
    const weight = 0.5 + Math.min(word.length, 10) / 10;
    return [wordLexeme, titleLexeme].map((lexeme) => ({
      exact: anyOf([lexeme(instituteId, word)]),
      near: anyOf(all.map((one) => lexeme(instituteId, one))),
      weight,
    }));
  });
  const each = words.map((_, at) => parts[2 * at]!.near);
  const allBut = each.map((_, skipped) => `(${each.toSpliced(skipped, 1).join(' & ')})`);
  return { parts, queries: [each.join(' & '), ...(each.length > 2 ? [allBut.join(' | ')] : []), each.join(' | ')] };
}
