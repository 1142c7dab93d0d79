import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { textArray } from '../../../kernel/database/sql.ts';
import type { RowDraft, StoredRow } from './import-rows.store.ts';

const LONE_SURROGATE_OR_NUL = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;
/** A document without what no text of PostgreSQL can hold. */
function documentOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\u') ? text.replaceAll(LONE_SURROGATE_OR_NUL, '$1\\ufffd') : text;
}

/**
 * Stores rows as they were read; one whose question the bank has is a duplicate of it. One statement for many rows: a column is one
 * parameter, so that the statement stays short and is read quickly; and the bank is looked into by the way, so that nobody waits.
 */
export async function insertRows(tx: TransactionContext, importId: string, rows: readonly StoredRow[]): Promise<void> {
  const all = (of: (row: StoredRow) => string | null) => textArray(rows.map(of));
  const drafts = (of: (draft: RowDraft) => string) => all(({ draft }) => draft && of(draft));
  const number = (value: number | null) => (value === null ? null : String(value));
  await sql`
    insert into question_import_rows (institute_id, import_id, row, line, state, problems, cells, type, difficulty, subject_id,
      knowledge_area_id, past_exams, content, key, search_text, fingerprint, duplicate_question_id, duplicate_row, area_name, question_id)
    select ${tx.instituteId}, ${importId}, r.row::integer, r.line::integer,
      case when known.id is null then r.state else 'duplicate' end, r.problems::json, r.cells::json, r.type, r.difficulty,
      r.subject_id::smallint, r.knowledge_area_id::uuid, string_to_array(r.past_exams, ','), r.content::json, r.key::json, r.search_text,
      decode(r.fingerprint, 'hex'), known.id, r.duplicate_row::integer, r.area_name, r.question_id::uuid
    from unnest(
      ${all(({ row }) => String(row))}::text[], ${all(({ line }) => number(line))}::text[], ${all(({ state }) => state)}::text[],
      ${all(({ problems }) => documentOf(problems))}::text[], ${all(({ cells }) => documentOf(cells))}::text[],
      ${drafts(({ type }) => type)}::text[], ${drafts(({ difficulty }) => difficulty)}::text[],
      ${drafts(({ subjectId }) => String(subjectId))}::text[], ${drafts(({ knowledgeAreaId }) => knowledgeAreaId)}::text[],
      ${drafts(({ pastExams }) => pastExams.join(','))}::text[], ${drafts(({ content }) => documentOf(content))}::text[],
      ${drafts(({ key }) => documentOf(key))}::text[], ${drafts(({ searchText }) => searchText)}::text[],
      ${all(({ fingerprint }) => fingerprint)}::text[],
      ${all(({ duplicateRow }) => number(duplicateRow))}::text[], ${all(({ areaName }) => areaName)}::text[],
      ${all(({ questionId }) => questionId)}::text[]
    ) as r(row, line, state, problems, cells, type, difficulty, subject_id, knowledge_area_id, past_exams, content, key, search_text,
      fingerprint, duplicate_row, area_name, question_id)
    left join lateral (
      select q.id from questions q
      where q.institute_id = ${tx.instituteId} and q.fingerprint = decode(r.fingerprint, 'hex') and q.removed_at is null
      order by q.number limit 1
    ) known on true`.execute(tx.db);
}
