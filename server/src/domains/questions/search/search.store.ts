import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought, textArray } from '../../../kernel/database/sql.ts';
import { vocabularyOf } from '../../../kernel/search/vocabulary.store.ts';

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
    select place.institute_id, k.id, array_to_tsvector(string_to_array(k.terms, E'\n'))
    from ${brought(tx, sql`unnest(${kept.map(({ questionId }) => questionId)}::uuid[], ${textArray(lines)}::text[]) as k (id, terms)`)}
    on conflict (institute_id, question_id) do update set terms = excluded.terms`.execute(tx.db);
}

/** Forgets the terms of questions that an import wrote and that are taken back with it. */
export async function removeTermsOfImport(tx: TransactionContext, importId: string): Promise<void> {
  await sql`
    delete from question_terms t using questions q
    where t.institute_id = ${tx.instituteId} and q.institute_id = ${tx.instituteId} and q.id = t.question_id
      and q.import_id = ${importId}`.execute(tx.db);
}

/** The words of the bank. */
export const bankWords = vocabularyOf('search_words');

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
