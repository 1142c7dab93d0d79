import { mostHits } from '@abhyas/contract/courses/catalogue';
import type { Context } from '../../../../kernel/context.ts';
import { rankBy } from '../../../../kernel/search/rank.store.ts';
import { rankedSearch, type RankedSearch, weightOf } from '../../../../kernel/search/ranked-search.ts';
import { nearWords } from '../../../../kernel/search/vocabulary.ts';
import { wordsOf } from '../../../../kernel/search/words.ts';
import { anyOf, titleLexeme, wordLexeme } from './course-lexemes.ts';
import { courseWords } from './terms.store.ts';

const MOST_WORDS = 10;

/** Ids of the courses that somebody means, best first; undefined where nothing that could be sought was typed. */
export async function findCourses(ctx: Context, typed: string): Promise<string[] | undefined> {
  const words = [...new Set(wordsOf(typed))].slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const open = /\s$/.test(typed) ? undefined : words.at(-1);
  const near = await nearWords(ctx, courseWords, words, open);
  return rankBy(ctx, 'find_courses', searchFor(ctx.instituteId, words, near), mostHits);
}

/** Every word is sought anywhere in the course; it counts twice where the title has it. */
function searchFor(instituteId: number, words: readonly string[], near: Map<string, string[]>): RankedSearch {
  const partsOf = (lexeme: typeof wordLexeme) =>
    words.map((word) => ({
      exact: anyOf([lexeme(instituteId, word)]),
      near: anyOf([word, ...(near.get(word) ?? [])].map((one) => lexeme(instituteId, one))),
      weight: weightOf(word),
    }));
  const anywhere = partsOf(wordLexeme);
  return rankedSearch(
    [...anywhere, ...partsOf(titleLexeme)],
    anywhere.map((part) => part.near),
  );
}
