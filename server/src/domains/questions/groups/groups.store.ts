import type { GroupStem } from '@abhyas/contract/questions/groups';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';

export interface Group {
  readonly id: string;
  readonly title: string;
  readonly version: number;
  readonly stem: GroupStem;
}

/** NOT_FOUND where the institute has no such group. `lock` keeps everybody else from changing it until the transaction ends. */
export async function getGroup(ctx: Context, id: string, lock = false): Promise<Group> {
  const { rows } = await sql<Group>`
    select g.id, g.title, g.version, v.stem
    from question_groups g
    join question_group_versions v on v.institute_id = ${ctx.instituteId} and v.group_id = g.id and v.version = g.version
    where g.institute_id = ${ctx.instituteId} and g.id = ${id}
    ${lock ? sql`for update of g` : sql``}`.execute(ctx.db);
  return rows[0] ?? fail('NOT_FOUND');
}

export interface GroupLine extends Group {
  readonly updatedAt: Date;
  readonly questions: number;
}

/** Groups whose title has these words, newest first, with how many questions each has. */
export async function listGroups(
  ctx: Context,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
): Promise<{ rows: GroupLine[]; total: number }> {
  const found = sql`from question_groups g where g.institute_id = ${ctx.instituteId} and position(lower(${search}) in lower(g.title)) > 0`;
  const counted = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(ctx.db);
  const { rows } = await sql<GroupLine>`
    select g.id, g.title, g.version, v.stem, g.updated_at as "updatedAt", (
      select count(*)::int from questions q
      where q.institute_id = ${ctx.instituteId} and q.group_id = g.id and q.removed_at is null
    ) as questions
    from (select g.* ${found} order by g.updated_at desc, g.id limit ${size} offset ${(page - 1) * size}) g
    join question_group_versions v on v.institute_id = ${ctx.instituteId} and v.group_id = g.id and v.version = g.version
    order by g.updated_at desc, g.id`.execute(ctx.db);
  return { rows, total: counted.rows[0]!.total };
}

export async function insertGroup(tx: TransactionContext, { id, title, version }: Group): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .insertInto('question_groups')
    .values({ institute_id: tx.instituteId, id, title, version, created_at: now, updated_at: now })
    .execute();
}

export async function updateGroup(tx: TransactionContext, { id, title, version }: Group): Promise<void> {
  await tx.db
    .updateTable('question_groups')
    .set({ title, version, updated_at: tx.clock.now() })
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', id)
    .execute();
}

/** Adds an immutable version of the stem. */
export async function insertStem(tx: TransactionContext, { id, version, stem }: Group): Promise<void> {
  await tx.db
    .insertInto('question_group_versions')
    .values({
      institute_id: tx.instituteId,
      group_id: id,
      version,
      stem: json(stem),
      created_at: tx.clock.now(),
    })
    .execute();
}

/** The questions of a group in their order. */
export async function listMembers(ctx: Context, groupId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('questions')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('group_id', '=', groupId)
    .where('removed_at', 'is', null)
    .orderBy('group_position')
    .execute();
  return rows.map(({ id }) => id);
}

/** Where these questions stand now, each locked until the transaction ends; one that is gone is missing. */
export async function lockMembers(
  tx: TransactionContext,
  ids: readonly string[],
): Promise<{ id: string; number: number; groupId: string | null }[]> {
  const rows = await tx.db
    .selectFrom('questions')
    .select(['id', 'number', 'group_id as groupId'])
    .where('institute_id', '=', tx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows;
}

/** Makes these questions, in this order, the whole of the group. */
export async function saveMembers(tx: TransactionContext, groupId: string, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('questions')
    .set({ group_id: null, group_position: null })
    .where('institute_id', '=', tx.instituteId)
    .where('group_id', '=', groupId)
    .where('id', '<>', sql<string>`all(${[...ids]}::uuid[])`)
    .execute();
  await sql`
    update questions q set group_id = ${groupId}::uuid, group_position = w.place
    from unnest(${[...ids]}::uuid[]) with ordinality as w (id, place)
    where q.institute_id = ${tx.instituteId} and q.id = w.id`.execute(tx.db);
}

/** Stems at given versions. */
export async function listStems(
  ctx: Context,
  wanted: readonly { readonly groupId: string; readonly version: number }[],
): Promise<{ groupId: string; version: number; stem: GroupStem }[]> {
  const { rows } = await sql<{ groupId: string; version: number; stem: GroupStem }>`
    select v.group_id as "groupId", v.version, v.stem
    from unnest(${wanted.map(({ groupId }) => groupId)}::uuid[], ${wanted.map(({ version }) => version)}::int[]) as w (group_id, version)
    join question_group_versions v on v.institute_id = ${ctx.instituteId} and v.group_id = w.group_id and v.version = w.version`.execute(
    ctx.db,
  );
  return rows;
}

/** The current version of each of these groups, and whether its stem has Hindi. */
export async function listGroupVersions(
  ctx: Context,
  ids: readonly string[],
): Promise<Map<string, { readonly version: number; readonly title: string; readonly hindi: boolean }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number; title: string; hindi: boolean }>`
    select g.id, g.version, g.title, v.stem -> 'hi' is not null as hindi
    from question_groups g
    join question_group_versions v on v.institute_id = ${ctx.instituteId} and v.group_id = g.id and v.version = g.version
    where g.institute_id = ${ctx.instituteId} and g.id = any(${[...ids]}::uuid[])`.execute(ctx.db);
  return new Map(rows.map(({ id, ...group }) => [id, group]));
}
