import { sql } from 'kysely';
import type { TransactionContext } from '../../../kernel/context.ts';

/** Until the transaction ends nobody else commits an import into this institute's bank. */
export async function lockBank(tx: TransactionContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('questions.commit', ${tx.instituteId}))`.execute(tx.db);
}

/** Ready rows that came into the bank since they were read are duplicates now. */
export async function markNewDuplicates(tx: TransactionContext, importId: string): Promise<void> {
  await sql`
    update question_import_rows r set state = 'duplicate', duplicate_question_id = q.id
    from questions q
    where r.institute_id = ${tx.instituteId} and r.import_id = ${importId} and r.state = 'ready'
      and q.institute_id = ${tx.instituteId} and q.fingerprint = r.fingerprint and q.removed_at is null`.execute(tx.db);
}

/**
 * Makes a question of every ready row, in the order of the file and numbered from `firstNumber`: the rows never leave the database.
 * Ready rows of a committed import are its written ones; they are not touched again to say so.
 */
export async function writeReadyRows(
  tx: TransactionContext,
  importId: string,
  firstNumber: number,
  writer: string,
  reviewState: 'approved' | 'draft',
): Promise<void> {
  const institute = tx.instituteId;
  const now = tx.clock.now();
  const ready = sql`question_import_rows r where r.institute_id = ${institute} and r.import_id = ${importId} and r.state = 'ready'`;
  await sql`
    insert into questions (institute_id, id, number, type, version, key_version, subject_id, knowledge_area_id, difficulty, past_exams,
      tags, expected_seconds, languages, fingerprint, search_text, import_id, review_state, created_by, created_at, updated_at)
    select r.institute_id, r.question_id, ${firstNumber}::bigint + r.place - 1, r.type, 1, 1, r.subject_id,
      r.knowledge_area_id, r.difficulty, r.past_exams, coalesce(r.tags, '{}'), (r.parts->>'expectedSeconds')::integer,
      case when r.content_hi is null then '{en}'::text[] else '{en,hi}'::text[] end, r.fingerprint, r.search_text, ${importId}, ${reviewState}, ${writer}::uuid, ${now}::timestamptz,
      ${now}::timestamptz
    from (select r.*, row_number() over (order by r.row) as place from ${ready}) r`.execute(tx.db);
  await sql`
    insert into question_versions (institute_id, question_id, version, type, content, variables, created_by, created_at)
    select r.institute_id, r.question_id, 1, r.type, r.content, r.parts->'variables', ${writer}::uuid, ${now}::timestamptz from ${ready}`.execute(
    tx.db,
  );
  await sql`
    insert into question_translations (institute_id, question_id, version, language, content)
    select r.institute_id, r.question_id, 1, 'hi', r.content_hi from ${ready} and r.content_hi is not null`.execute(
    tx.db,
  );
  await sql`
    insert into question_keys (institute_id, question_id, key_version, version, key, created_by, created_at)
    select r.institute_id, r.question_id, 1, 1, r.key, ${writer}::uuid, ${now}::timestamptz from ${ready}`.execute(
    tx.db,
  );
}

/** Ids of what an import wrote and nobody removed since; they cannot be removed or put into a paper until the transaction ends. */
export async function lockWritten(tx: TransactionContext, importId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('questions')
    .select('id')
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeWritten(tx: TransactionContext, importId: string): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set({ removed_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .where('removed_at', 'is', null)
    .execute();
}

/** Of the pictures of an import those that stand in no question that is left: one that was copied into another question since stays. */
export async function listUnused(tx: TransactionContext, importId: string): Promise<string[]> {
  const institute = tx.instituteId;
  const { rows } = await sql<{ id: string }>`
    select p.id from question_import_pictures p
    join question_imports i on i.institute_id = ${institute} and i.id = p.import_id
    where p.institute_id = ${institute} and p.import_id = ${importId} and not exists (
      select from questions q
      join question_versions v on v.institute_id = ${institute} and v.question_id = q.id
      left join question_translations t on t.institute_id = ${institute} and t.question_id = q.id and t.version = v.version
      left join question_keys k on k.institute_id = ${institute} and k.question_id = q.id and k.version = v.version
      where q.institute_id = ${institute} and q.removed_at is null and q.updated_at >= i.created_at
        and strpos(concat(v.content::text, t.content::text, k.key::text), p.id::text) > 0
    ) and not exists (
      select from question_groups g
      join question_group_versions s on s.institute_id = ${institute} and s.group_id = g.id and s.version = g.version
      where g.institute_id = ${institute} and g.updated_at >= i.created_at and strpos(s.stem::text, p.id::text) > 0
    )`.execute(tx.db);
  return rows.map(({ id }) => id);
}
