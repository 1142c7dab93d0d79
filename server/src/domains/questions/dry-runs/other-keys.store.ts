import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

interface ComparedRow {
  readonly row: number;
  readonly content: QuestionContent;
  readonly key: AnswerKey;
  /** Of the question of the bank or the row of the file that it repeats; null where that is gone. */
  readonly otherContent: QuestionContent | null;
  readonly otherKey: AnswerKey | null;
}

/** Rows that repeat a question and whose keys nobody compared yet, the first so many of them. */
export async function listUncompared(tx: TransactionContext, importId: string, most: number): Promise<ComparedRow[]> {
  const found = await sql<ComparedRow>`
    select r.row, r.content, r.key, coalesce(v.content::json, f.content) as other_content, coalesce(k.key::json, f.key) as other_key
    from question_import_rows r
    left join questions q on q.institute_id = ${tx.instituteId} and q.id = r.duplicate_question_id
    left join question_versions v on v.institute_id = ${tx.instituteId} and v.question_id = q.id and v.version = q.version
    left join question_keys k on k.institute_id = ${tx.instituteId} and k.question_id = q.id and k.key_version = q.key_version
    left join question_import_rows f on f.institute_id = ${tx.instituteId} and f.import_id = ${importId} and f.row = r.duplicate_row
      and r.duplicate_question_id is null
    where r.institute_id = ${tx.instituteId} and r.import_id = ${importId} and r.state = 'duplicate' and r.key_differs is null
    order by r.row limit ${most}`.execute(rows(tx));
  return found.rows;
}

/** Writes down what was found of these rows. */
export async function saveCompared(
  tx: TransactionContext,
  importId: string,
  compared: readonly { readonly row: number; readonly differs: boolean }[],
): Promise<void> {
  await sql`
    update question_import_rows r set key_differs = found.differs
    from unnest(${compared.map(({ row }) => row)}::int[], ${compared.map(({ differs }) => differs)}::boolean[]) as found(row, differs)
    where r.institute_id = ${tx.instituteId} and r.import_id = ${importId} and r.row = found.row`.execute(rows(tx));
}
