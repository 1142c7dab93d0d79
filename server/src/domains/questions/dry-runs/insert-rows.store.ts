import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';
import { brought, textArray } from '../../../kernel/database/sql.ts';
import type { StoredRow } from './import-rows.store.ts';

const LONE_SURROGATE_OR_NUL = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;
/** A document without what no text of PostgreSQL can hold. */
function documentOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\u') ? text.replaceAll(LONE_SURROGATE_OR_NUL, '$1\\ufffd') : text;
}

const numberOf = (value: number | null) => (value === null ? null : String(value));

/** In the order in which `insertRows` names them. */
function valuesOf({ draft, ...row }: StoredRow): (string | null)[] {
  return [
    String(row.row),
    numberOf(row.line),
    row.state,
    documentOf(row.problems),
    documentOf(row.cells),
    draft && draft.type,
    draft && draft.difficulty,
    draft && String(draft.subjectId),
    draft && draft.knowledgeAreaId,
    draft && draft.pastExams.join(','),
    draft && documentOf(draft.content),
    draft && documentOf(draft.key),
    draft && draft.searchText,
    row.fingerprint,
    numberOf(row.duplicateRow),
    row.areaName,
    row.questionId,
    draft?.contentHi ? documentOf(draft.contentHi) : null,
    draft && draft.tags.join('\n'),
    row.rich && documentOf(row.rich),
    row.parts && documentOf(row.parts),
    row.losses.join(','),
    row.fixable ? 'true' : 'false',
  ];
}

/** Rows as they cross to the database: each column one parameter. */
export type RowColumns = readonly Buffer[];

/** Packs rows one by one: where they are made one by one, none of them has to be kept. */
export function packRows(rows: Iterable<StoredRow>): RowColumns {
  const columns: (string | null)[][] = [];
  for (const row of rows) {
    for (const [i, value] of valuesOf(row).entries()) (columns[i] ??= []).push(value);
  }
  return columns.map(textArray);
}

/**
 * Stores rows as they were read; one whose question the bank has is a duplicate of it. One statement with few parameters is read
 * quickly, and the bank is looked into by the way, so that nobody waits for a second answer.
 */
export async function insertRows(tx: TransactionContext, importId: string, rows: RowColumns): Promise<void> {
  await sql`
    insert into question_import_rows (institute_id, import_id, row, line, state, problems, cells, type, difficulty, subject_id,
      knowledge_area_id, past_exams, content, key, search_text, fingerprint, duplicate_question_id, duplicate_row, area_name, question_id, content_hi, tags, rich, parts,
      losses, fixable)
    select place.institute_id, ${importId}::uuid, r.row::integer, r.line::integer,
      case when known.id is null then r.state else 'duplicate' end, r.problems::json, r.cells::json, r.type, r.difficulty,
      r.subject_id::smallint, r.knowledge_area_id::uuid, string_to_array(r.past_exams, ','), r.content::json, r.key::json, r.search_text,
      decode(r.fingerprint, 'hex'), known.id, r.duplicate_row::integer, r.area_name, r.question_id::uuid,
      r.content_hi::json, string_to_array(r.tags, E'\\n'), r.rich::json, r.parts::json, string_to_array(r.losses, ','), r.fixable::boolean
    from ${brought(
      tx,
      sql`unnest(${sql.join(rows.map((column) => sql`${column}::text[]`))}) as r(row, line, state, problems, cells, type, difficulty,
      subject_id, knowledge_area_id, past_exams, content, key, search_text, fingerprint, duplicate_row, area_name, question_id, content_hi, tags, rich, parts, losses, fixable)`,
    )}
    left join lateral (
      select q.id from questions q
      where q.institute_id = ${tx.instituteId} and q.fingerprint = decode(r.fingerprint, 'hex') and q.removed_at is null
      order by q.number limit 1
    ) known on true`.execute(tx.db);
}
