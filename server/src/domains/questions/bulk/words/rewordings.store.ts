import type { FieldError } from '@abhyas/contract/envelope';
import type { Rewording } from '@abhyas/contract/questions/rewording';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';
import { brought, json } from '../../../../kernel/database/sql.ts';

export type WordsState = 'planned' | 'changed' | 'refused' | 'undone' | 'changed_since';

/** Begins a change of words: every question of it is planned. */
export async function planChange(
  tx: TransactionContext,
  id: string,
  rewording: Rewording,
  questionIds: readonly string[],
): Promise<void> {
  const institute = tx.instituteId;
  await sql`
    insert into question_changes (institute_id, id, kind, change, state, questions, made_by, made_at)
    values (${institute}, ${id}, 'words', ${json({ rewording })}, 'working', ${questionIds.length}, ${tx.actor?.accountId ?? null},
      ${tx.clock.now()})`.execute(tx.db);
  await sql`
    insert into question_rewordings (institute_id, change_id, question_id, state)
    select place.institute_id, ${id}::uuid, given.one, 'planned' from ${brought(tx, sql`unnest(${[...questionIds]}::uuid[]) as given (one)`)}`.execute(
    tx.db,
  );
}

/** Questions of a change that are in this state, at most so many. */
export async function listInState(
  ctx: Context,
  changeId: string,
  state: WordsState,
  most: number,
): Promise<{ questionId: string; versionBefore: number; keyBefore: number; versionAfter: number; keyAfter: number }[]> {
  const rows = await ctx.db
    .selectFrom('question_rewordings')
    .select([
      'question_id as questionId',
      'version_before as versionBefore',
      'key_before as keyBefore',
      'version_after as versionAfter',
      'key_after as keyAfter',
    ])
    .where('institute_id', '=', ctx.instituteId)
    .where('change_id', '=', changeId)
    .where('state', '=', state)
    .orderBy('question_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    questionId: row.questionId,
    versionBefore: row.versionBefore ?? 0,
    keyBefore: row.keyBefore ?? 0,
    versionAfter: row.versionAfter ?? 0,
    keyAfter: row.keyAfter ?? 0,
  }));
}

/** What became of a question. */
export interface Outcome {
  readonly questionId: string;
  readonly state: WordsState;
  readonly before?: { readonly version: number; readonly keyVersion: number };
  readonly after?: { readonly version: number; readonly keyVersion: number };
  readonly problems?: readonly FieldError[];
}

/** Notes what became of these questions; versions that were noted before stay. */
export async function saveOutcomes(
  tx: TransactionContext,
  changeId: string,
  outcomes: readonly Outcome[],
): Promise<void> {
  const rows = outcomes.map(({ questionId, state, before, after, problems }) => ({
    questionId,
    state,
    versionBefore: before?.version ?? null,
    keyBefore: before?.keyVersion ?? null,
    versionAfter: after?.version ?? null,
    keyAfter: after?.keyVersion ?? null,
    problems: problems ?? [],
  }));
  await sql`
    update question_rewordings r set state = o.state, problems = o.problems,
      version_before = coalesce(o."versionBefore", r.version_before), key_before = coalesce(o."keyBefore", r.key_before),
      version_after = coalesce(o."versionAfter", r.version_after), key_after = coalesce(o."keyAfter", r.key_after)
    from json_to_recordset(${json(rows)}::json) as o ("questionId" uuid, state text, "versionBefore" int, "keyBefore" int,
      "versionAfter" int, "keyAfter" int, problems json)
    where r.institute_id = ${tx.instituteId} and r.change_id = ${changeId} and r.question_id = o."questionId"`.execute(
    tx.db,
  );
}

/** How many questions of these changes are in which state. */
export async function countStates(
  ctx: Context,
  changeIds: readonly string[],
): Promise<Map<string, Partial<Record<WordsState, number>>>> {
  const rows = await ctx.db
    .selectFrom('question_rewordings')
    .select(({ fn }) => ['change_id as changeId', 'state', fn.countAll<number>().as('count')])
    .where('institute_id', '=', ctx.instituteId)
    .where('change_id', '=', sql<string>`any(${[...changeIds]}::uuid[])`)
    .groupBy(['change_id', 'state'])
    .execute();
  const counts = new Map<string, Partial<Record<WordsState, number>>>();
  for (const { changeId, state, count } of rows)
    counts.set(changeId, { ...counts.get(changeId), [state]: Number(count) });
  return counts;
}

/** The change is written whole. */
export async function finishChange(
  tx: TransactionContext,
  id: string,
  { questions, left }: { readonly questions: number; readonly left: number },
): Promise<void> {
  await tx.db
    .updateTable('question_changes')
    .set({ state: 'done', questions, left_out: left })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Who takes the change back is noted when that begins; it is undone when it ends. */
export async function markUndoing(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('question_changes')
    .set({ state: 'undoing', undone_by: tx.actor?.accountId ?? null })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function markUndone(tx: TransactionContext, id: string): Promise<void> {
  await tx.db
    .updateTable('question_changes')
    .set({ state: 'done', undone_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** What a change of words is and how far it is. Undefined where there is no such change. */
export async function findRewording(ctx: Context, id: string) {
  const row = await ctx.db
    .selectFrom('question_changes')
    .select(['change', 'state', 'kind', 'made_by as madeBy', 'undone_by as undoneBy'])
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .where('kind', '=', 'words')
    .executeTakeFirst();
  return row && { ...row, rewording: (row.change as { rewording: Rewording }).rewording };
}

export interface OutcomeLine {
  readonly questionId: string;
  readonly number: number;
  readonly state: WordsState;
  readonly version: number | null;
  readonly problems: FieldError[];
}

/** One page of what became of the questions of a change, by their numbers; `left`: only those that stayed as they were. */
export async function listOutcomes(
  ctx: Context,
  changeId: string,
  { page, size, left }: { readonly page: number; readonly size: number; readonly left: boolean },
): Promise<OutcomeLine[]> {
  const { rows } = await sql<OutcomeLine>`
    select r.question_id as "questionId", q.number, r.state, r.version_after as version, r.problems
    from question_rewordings r
    join questions q on q.institute_id = ${ctx.instituteId} and q.id = r.question_id
    where r.institute_id = ${ctx.instituteId} and r.change_id = ${changeId} and r.state <> 'planned'
      ${left ? sql`and r.state in ('refused', 'changed_since')` : sql``}
    order by q.number limit ${size} offset ${(page - 1) * size}`.execute(ctx.db);
  return rows;
}

/** What each question of a change was before it. */
export async function listBefore(ctx: Context, changeId: string): Promise<{ questionId: string; version: number }[]> {
  const rows = await ctx.db
    .selectFrom('question_rewordings')
    .select(['question_id as questionId', 'version_before as version'])
    .where('institute_id', '=', ctx.instituteId)
    .where('change_id', '=', changeId)
    .where('version_before', 'is not', null)
    .execute();
  return rows.map(({ questionId, version }) => ({ questionId, version: version ?? 0 }));
}
