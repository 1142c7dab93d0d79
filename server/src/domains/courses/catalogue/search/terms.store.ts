import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { textArray } from '../../../../kernel/database/sql.ts';

/** Puts these terms in the place of what the course had. */
export async function saveTerms(tx: TransactionContext, courseId: string, terms: readonly string[]): Promise<void> {
  await sql`
    insert into course_terms (institute_id, course_id, terms)
    values (${tx.instituteId}, ${courseId}, array_to_tsvector(${textArray(terms)}::text[]))
    on conflict (institute_id, course_id) do update set terms = excluded.terms`.execute(tx.db);
}

export async function removeTerms(tx: TransactionContext, courseId: string): Promise<void> {
  await tx.db
    .deleteFrom('course_terms')
    .where('institute_id', '=', tx.instituteId)
    .where('course_id', '=', courseId)
    .execute();
}

/** Of these words, those that no course of the institute had before. */
export async function listNewWords(ctx: Context, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${textArray(words)}::text[]) as w (word)
    where not exists (select from course_words s where s.institute_id = ${ctx.instituteId} and s.piece = w.word and s.word = w.word)
    order by w.word`.execute(ctx.db);
  return rows.map(({ word }) => word);
}

/** Pieces come sorted, so that two who learn the same words at once never wait for each other in a circle. */
export async function saveWords(
  tx: TransactionContext,
  pieces: readonly { readonly piece: string; readonly word: string }[],
): Promise<void> {
  await sql`
    insert into course_words (institute_id, piece, word)
    select ${tx.instituteId}, p.piece, p.word
    from unnest(${textArray(pieces.map(({ piece }) => piece))}::text[], ${textArray(pieces.map(({ word }) => word))}::text[]) as p (piece, word)
    on conflict do nothing`.execute(tx.db);
}

/** Words of the courses that share a piece with a typed one. */
export async function listNear(
  ctx: Context,
  pieces: readonly { readonly piece: string; readonly typed: string }[],
): Promise<{ typed: string; word: string }[]> {
  const { rows } = await sql<{ typed: string; word: string }>`
    select distinct p.typed, s.word
    from unnest(${pieces.map(({ piece }) => piece)}::text[], ${pieces.map(({ typed }) => typed)}::text[]) as p (piece, typed)
    join course_words s on s.institute_id = ${ctx.instituteId} and s.piece = p.piece
    order by s.word`.execute(ctx.db);
  return rows;
}

/** The first words of the courses that begin so. */
export async function listBeginning(ctx: Context, beginning: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select s.word from course_words s
    where s.institute_id = ${ctx.instituteId} and s.piece >= ${beginning} and s.piece < ${`${beginning}\u{FFFF}`} and s.piece = s.word
    order by s.piece limit ${most}`.execute(ctx.db);
  return rows.map(({ word }) => word);
}

export interface RankedSearch {
  /** Tried one after the other until one finds something, each in the form of `tsquery`. */
  readonly queries: readonly string[];
  /** What ranks a hit: the word as typed counts whole, one that is near it half. */
  readonly parts: readonly { readonly exact: string; readonly near: string; readonly weight: number }[];
}

/** Ids of the best hits, best first, by the function that passes row level security; they say nothing until read under the policy. */
export async function rankCourses(ctx: Context, { queries, parts }: RankedSearch, most: number): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',' order by place) as ids from search.find_courses(${ctx.instituteId}, ${queries}::text[],
      ${parts.map(({ exact }) => exact)}::text[], ${parts.map(({ near }) => near)}::text[], ${parts.map(({ weight }) => weight)}::float8[], ${most})
      with ordinality as f (id, place)`.execute(ctx.db);
  return rows[0]?.ids?.split(',') ?? [];
}
