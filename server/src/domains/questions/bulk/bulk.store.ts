import type { BulkChange } from '@abhyas/contract/questions/bulk';
import type { Rewording } from '@abhyas/contract/questions/rewording';
import type { DifficultyName } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought, json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

/** What a bulk change may touch, as one document of a question `q`. */
const classification = sql`jsonb_build_object('area', q.knowledge_area_id, 'subject', q.subject_id, 'difficulty', q.difficulty,
  'tags', q.tags, 'pastExams', q.past_exams, 'expectedSeconds', q.expected_seconds, 'status', q.status, 'removed', q.removed_at is not null)`;

/** What an import wrote and took back does not come again: its pictures are gone. Not in a statement that locks: Citus takes no sub-select there. */
const isRestorable = sql<boolean>`(removed_at is null or not exists (select from question_imports i
  where i.institute_id = questions.institute_id and i.id = questions.import_id and i.status = 'undone'))`;

/** The same document of a change older than the time that is expected: it did not touch it. */
const sameFields = sql`(jsonb_build_object('expectedSeconds', q.expected_seconds) || r.after)`;

/** Of these questions those that are in the bank, or those that were `removed` from it; nobody else changes them until the transaction ends. */
export async function lockQuestions(
  tx: TransactionContext,
  ids: readonly string[],
  removed = false,
): Promise<string[]> {
  const own = tx.db.selectFrom('questions').select('id').where('institute_id', '=', tx.instituteId).orderBy('id');
  const named = own.where('id', '=', sql<string>`any(${[...ids]}::uuid[])`);
  const locked = await named
    .where('removed_at', removed ? 'is not' : 'is', null)
    .forUpdate()
    .execute();
  const found = locked.map(({ id }) => id);
  if (!removed || found.length === 0) return found;
  const restorable = await own
    .where('id', '=', sql<string>`any(${found}::uuid[])`)
    .where(isRestorable)
    .execute();
  return restorable.map(({ id }) => id);
}

/** The place of an area, where one is given, with its subject. */
export interface NewPlace {
  readonly knowledgeAreaId: string;
  readonly subjectId: number;
}

export interface MadeChange {
  readonly id: string;
  readonly change: BulkChange;
  readonly place: NewPlace | undefined;
  readonly difficulty: DifficultyName | undefined;
}

/** `kept`, without some and with others at its end. Tags differ in more than letter case. */
const revised = (kept: string, remove: readonly string[], add: readonly string[]) => sql`
  (select coalesce(array_agg(one order by place), '{}') from (
    select one, min(place) as place from (
      select k.one, k.place from unnest(${sql.ref(kept)}) with ordinality as k (one, place)
        where lower(k.one) <> all (select lower(r) from unnest(${[...remove]}::text[]) as r)
          and lower(k.one) <> all (select lower(a) from unnest(${[...add]}::text[]) as a)
      union all select a.one, 1000 + a.place from unnest(${[...add]}::text[]) with ordinality as a (one, place)
    ) every_one group by one
  ) once)`;

/** Writes the change to questions that this transaction has locked, with what each had and got. */
export async function applyChange(tx: TransactionContext, made: MadeChange, ids: readonly string[]): Promise<void> {
  const { change, place, difficulty } = made;
  const now = tx.clock.now();
  await sql`
    insert into question_changes (institute_id, id, change, questions, made_by, made_at)
    values (${tx.instituteId}, ${made.id}, ${json(change)}, ${ids.length}, ${tx.actor?.accountId ?? null}, ${now})`.execute(
    tx.db,
  );
  await sql`
    with had as materialized (
      select q.id, ${classification} as before from questions q
      where q.institute_id = ${tx.instituteId} and q.id = any(${[...ids]}::uuid[])
    ), got as (
      update questions q set
        knowledge_area_id = coalesce(${place?.knowledgeAreaId ?? null}::uuid, q.knowledge_area_id),
        subject_id = coalesce(${place?.subjectId ?? null}::smallint, q.subject_id),
        difficulty = coalesce(${difficulty ?? null}::text, q.difficulty),
        status = coalesce(${change.status ?? null}::text, q.status),
        tags = ${revised('q.tags', change.removeTags ?? [], change.addTags ?? [])},
        past_exams = ${revised('q.past_exams', change.removePastExams ?? [], change.addPastExams ?? [])},
        expected_seconds = case when ${change.expectedSeconds !== undefined}::boolean then ${change.expectedSeconds ?? null}::int else q.expected_seconds end,
        removed_at = case when ${change.remove === true}::boolean then ${now}::timestamptz
          when ${change.restore === true}::boolean then null else q.removed_at end,
        updated_at = ${now}::timestamptz
      where q.institute_id = ${tx.instituteId} and q.id = any(${[...ids]}::uuid[])
      returning q.id, q.knowledge_area_id, q.subject_id, q.difficulty, q.tags, q.past_exams, q.expected_seconds, q.status, q.removed_at
    ), kept as (
      insert into question_change_rows as w (institute_id, change_id, question_id, before, after)
      select place.institute_id, ${made.id}::uuid, had.id, had.before, ${classification}
      from ${brought(tx, sql`had`)} join got q on q.id = had.id
      returning w.question_id
    )
    select count(*) from kept`.execute(tx.db);
}

export interface LockedChange {
  readonly questions: number;
  readonly kind: 'classification' | 'words';
  readonly change: BulkChange | { readonly rewording: Rewording };
  readonly state: 'done' | 'working' | 'undoing';
  readonly madeBy: string | null;
  readonly undoneAt: Date | null;
}

/** NOT_FOUND where the institute has no such change; nobody else undoes it until the transaction ends. */
export async function lockChange(tx: TransactionContext, id: string): Promise<LockedChange> {
  const row = await tx.db
    .selectFrom('question_changes')
    .select(['questions', 'kind', 'change', 'state', 'made_by as madeBy', 'undone_at as undoneAt'])
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (row as LockedChange | undefined) ?? fail('NOT_FOUND');
}

/** The questions of a change of classification. */
export async function listChanged(tx: TransactionContext, id: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('question_change_rows')
    .select('question_id as questionId')
    .where('institute_id', '=', tx.instituteId)
    .where('change_id', '=', id)
    .execute();
  return rows.map(({ questionId }) => questionId);
}

/** Gives back what was there before, to questions that are still as the change left them; how many those are. */
export async function revertChange(tx: TransactionContext, id: string): Promise<number> {
  const now = tx.clock.now();
  const { rows: same } = await sql<{ id: string }>`
    select q.id from questions q join question_change_rows r on r.institute_id = ${tx.instituteId} and r.change_id = ${id}
      and r.question_id = q.id
    where q.institute_id = ${tx.instituteId} and ${classification} = ${sameFields} order by q.id for update of q`.execute(
    tx.db,
  );
  await sql`
    update questions q set
      knowledge_area_id = (r.before ->> 'area')::uuid,
      subject_id = (r.before ->> 'subject')::smallint,
      difficulty = r.before ->> 'difficulty',
      status = r.before ->> 'status',
      tags = array(select jsonb_array_elements_text(r.before -> 'tags')),
      past_exams = array(select jsonb_array_elements_text(r.before -> 'pastExams')),
      expected_seconds = case when r.before ? 'expectedSeconds' then (r.before ->> 'expectedSeconds')::int else q.expected_seconds end,
      removed_at = case when (r.before ->> 'removed')::boolean then ${now}::timestamptz end,
      updated_at = ${now}::timestamptz
    from question_change_rows r
    where r.institute_id = ${tx.instituteId} and r.change_id = ${id} and q.institute_id = ${tx.instituteId}
      and q.id = r.question_id and q.id = any(${same.map((one) => one.id)}::uuid[])`.execute(tx.db);
  await tx.db
    .updateTable('question_changes')
    .set({ undone_at: now, undone_by: tx.actor?.accountId ?? null })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
  return same.length;
}

/** One page of changes, newest first. */
export async function listChanges(ctx: Context, { page, size }: { readonly page: number; readonly size: number }) {
  const own = ctx.db.selectFrom('question_changes').where('institute_id', '=', ctx.instituteId);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select([
      'id',
      'change',
      'questions',
      'left_out as left',
      'state',
      'made_by as madeBy',
      'made_at as madeAt',
      'undone_at as undoneAt',
    ])
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { total, rows };
}

/** Changes of one author become another's. */
export async function moveChanges(tx: TransactionContext, from: string, to: string): Promise<void> {
  for (const column of ['made_by', 'undone_by'] as const) {
    await tx.db
      .updateTable('question_changes')
      .set({ [column]: to })
      .where('institute_id', '=', tx.instituteId)
      .where(column, '=', from)
      .execute();
  }
}
