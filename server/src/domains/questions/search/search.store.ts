import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { textArray } from '../../../kernel/database/sql.ts';

/** A question's terms, ready to be kept. */
export interface KeptTerms {
  readonly questionId: string;
  readonly terms: readonly string[];
}

/** Puts these terms in the place of what the questions had. */
export async function saveTerms(tx: TransactionContext, kept: readonly KeptTerms[]): Promise<void> {
  // A lexeme holds no newline, so that each question's can cross as one text.
  const lines = kept.map(({ terms }) => terms.join('\n'));
  await sql`
    insert into question_terms (institute_id, question_id, terms)
    select ${tx.instituteId}, k.id, array_to_tsvector(string_to_array(k.terms, E'\n'))
    from unnest(${kept.map(({ questionId }) => questionId)}::uuid[], ${textArray(lines)}::text[]) as k (id, terms)
    on conflict (institute_id, question_id) do update set terms = excluded.terms`.execute(tx.db);
}

/** Forgets the terms of questions that an import wrote and that are taken back with it. */
export async function removeTermsOfImport(tx: TransactionContext, importId: string): Promise<void> {
  await sql`
    delete from question_terms t using questions q
    where t.institute_id = ${tx.instituteId} and q.institute_id = ${tx.instituteId} and q.id = t.question_id
      and q.import_id = ${importId}`.execute(tx.db);
}

/** Of these words, those the institute's search does not know yet. */
export async function listNewWords(ctx: Context, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select w.word from unnest(${textArray(words)}::text[]) as w (word)
    where not exists (select from search_words s where s.institute_id = ${ctx.instituteId} and s.piece = w.word and s.word = w.word)
    order by w.word`.execute(ctx.db);
  return rows.map(({ word }) => word);
}

/** Pieces come sorted, so that two who learn the same words at once never wait for each other in a circle. */
export async function saveWords(
  tx: TransactionContext,
  pieces: readonly { readonly piece: string; readonly word: string }[],
): Promise<void> {
  await sql`
    insert into search_words (institute_id, piece, word)
    select ${tx.instituteId}, p.piece, p.word
    from unnest(${textArray(pieces.map(({ piece }) => piece))}::text[], ${textArray(pieces.map(({ word }) => word))}::text[]) as p (piece, word)
    on conflict do nothing`.execute(tx.db);
}

/** Words of the bank that share a piece with a typed one. */
export async function listNear(
  ctx: Context,
  pieces: readonly { readonly piece: string; readonly typed: string }[],
): Promise<{ typed: string; word: string }[]> {
  const { rows } = await sql<{ typed: string; word: string }>`
    select distinct p.typed, s.word
    from unnest(${pieces.map(({ piece }) => piece)}::text[], ${pieces.map(({ typed }) => typed)}::text[]) as p (piece, typed)
    join search_words s on s.institute_id = ${ctx.instituteId} and s.piece = p.piece
    order by s.word`.execute(ctx.db);
  return rows;
}

/** The first words of the bank that begin so. */
export async function listBeginning(ctx: Context, beginning: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select s.word from search_words s
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
export async function rankQuestions(ctx: Context, { queries, parts }: RankedSearch, most: number): Promise<string[]> {
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(id::text, ',' order by place) as ids from search.find_questions(${ctx.instituteId}, ${queries}::text[], ${parts.map(({ exact }) => exact)}::text[],
      ${parts.map(({ near }) => near)}::text[], ${parts.map(({ weight }) => weight)}::float8[], ${most})
      with ordinality as f (id, place)`.execute(ctx.db);
  return rows[0]?.ids?.split(',') ?? []; // one text: a thousand rows would cost more than the search
}

export interface Unsearchable {
  readonly id: string;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
}

/** Questions that the search does not know yet: an import's, or any. */
export async function listUnsearchable(
  ctx: Context,
  importId: string | undefined,
  most: number,
): Promise<Unsearchable[]> {
  const ofImport = importId === undefined ? sql`` : sql`and q.import_id = ${importId}`;
  const { rows } = await sql<Unsearchable>`
    select q.id, v.content as en, t.content as hi
    from questions q
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = q.id and t.version = q.version and t.language = 'hi'
    where q.institute_id = ${ctx.instituteId} and q.removed_at is null ${ofImport}
      and not exists (select from question_terms k where k.institute_id = ${ctx.instituteId} and k.question_id = q.id)
    order by q.id limit ${most}`.execute(ctx.db);
  return rows;
}
