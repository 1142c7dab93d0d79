import { sql } from 'kysely';
import type { TransactionContext } from '../../../../kernel/context.ts';
import { textArray } from '../../../../kernel/database/sql.ts';
import { vocabularyOf } from '../../../../kernel/search/vocabulary.store.ts';

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

/** The words of the courses. */
export const courseWords = vocabularyOf('course_words');
