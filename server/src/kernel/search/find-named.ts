import { sql } from 'kysely';
import type { Bound } from '../context.ts';
import { rows } from '../database/rows.ts';
import { mayBeSlip, piecesOf } from './near-words.ts';

/** What is found by its name: the tables that `search.find_named` knows. */
export type Named = 'accounts' | 'papers' | 'courses' | 'course_lessons' | 'batches';

/** The same signs that part words in `search.name_lexemes`. */
const BETWEEN = /[\s!-/:-@[-`{-~]+/u;
const MOST_WORDS = 8;
const MOST_LETTERS = 40;
/** Two letters are inside nearly every name: they are looked for where a word begins. */
const LEAST_INSIDE = 3;

/**
 * Ids of a few things that somebody means by these words, best first: those whose words are the typed ones, then those that begin so, then
 * those that hold them, and where there are none those that are a slip away. Every typed word has to fit, in any order. The ids come by a
 * function that passes row level security, and say nothing until they are read under the policy.
 */
export async function findNamed(ctx: Bound, kind: Named, typed: string, most: number): Promise<string[]> {
  const whole = typed.normalize('NFKC').toLowerCase().trim();
  const words = whole.split(BETWEEN).filter((word) => word !== '');
  if (words.length === 0) return [];
  const { queries, near } = queriesOf(ctx.instituteId, words.slice(0, MOST_WORDS));
  const found = await sql<{ id: string }>`
    select id from search.find_named(${kind}, ${ctx.instituteId}, ${whole}, ${queries}::text[], ${near}, ${most}) as f (id)`.execute(
    rows(ctx),
  );
  return found.rows.map(({ id }) => id);
}

/** Rows that were read for these ids, in the order of the ids; what the policy did not show is left out. */
export function inOrder<Row extends { readonly id: string }>(ids: readonly string[], found: readonly Row[]): Row[] {
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** What is asked one after the other, in the form of `tsquery`; words have no signs that need escaping. */
function queriesOf(instituteId: number, words: readonly string[]): { queries: string[]; near: string | null } {
  const lexeme = (sign: ':' | ';' | '~', word: string) => `'${instituteId}${sign}${word}'`;
  const all = (of: (word: string) => readonly string[]) =>
    words.map((word) => `(${of([...word].slice(0, MOST_LETTERS).join('')).join(' | ')})`).join(' & ');
  const begins = (word: string) => [`${lexeme(':', word)}:*`];
  const within = (word: string) =>
    [...word].length < LEAST_INSIDE ? begins(word) : [...begins(word), `${lexeme(';', word)}:*`];
  const nearly = (word: string) => [
    ...within(word),
    ...(mayBeSlip(word) ? piecesOf(word).flatMap((piece) => [lexeme(':', piece), lexeme('~', piece)]) : []),
  ];
  const queries = [...new Set([all((word) => [lexeme(':', word)]), all(begins), all(within)])];
  return { queries, near: words.some(mayBeSlip) ? all(nearly) : null };
}
