import type { AnswerKey, DifficultyName, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

export interface PaperRow {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly key_version: number;
  readonly type: string;
  readonly difficulty: string;
  readonly subject_id: number;
  readonly knowledge_area_id: string;
  readonly status: string;
  readonly languages: string[];
  /** Papers may have it. */
  readonly approved: boolean;
  readonly group_id: string | null;
  readonly group_position: number | null;
}

export interface Delivery {
  /** Keeps them from being removed until the transaction ends. */
  readonly hold: boolean;
  /** Those that were removed, too. */
  readonly removed?: true;
  /** What was approved last instead of what is newest. */
  readonly approved: boolean;
}

/** Questions that still exist, with what a paper gets of each. One that nobody ever approved comes as it is, and says so. */
export async function listForPaper(
  ctx: Context,
  ids: readonly string[],
  { hold, removed, approved }: Delivery,
): Promise<PaperRow[]> {
  const given = approved
    ? sql`coalesce(approved_version, version) as version, coalesce(approved_key_version, key_version) as key_version,
        coalesce(approved_type, type) as type, coalesce(approved_languages, languages) as languages,
        review_state = 'approved' or approved_version is not null as approved`
    : sql`version, key_version, type, languages, true as approved`;
  const { rows } = await sql<PaperRow>`
    select id, number, ${given}, difficulty, subject_id, knowledge_area_id, status, group_id, group_position
    from questions
    where institute_id = ${ctx.instituteId} and id = any(${[...ids]}::uuid[]) ${removed ? sql`` : sql`and removed_at is null`}
    order by id ${hold ? sql`for share` : sql``}`.execute(ctx.db);
  return rows;
}

export interface VersionRow {
  readonly questionId: string;
  readonly version: number;
  readonly number: number;
  readonly type: QuestionType;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
  readonly variables: QuestionVariables | null;
}

/** The words of given versions; also of questions that were removed since. */
export async function listVersions(
  ctx: Context,
  wanted: readonly { questionId: string; version: number }[],
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.question_id as "questionId", v.version, q.number, v.type, v.content as en, t.content as hi, v.variables
    from unnest(${wanted.map((one) => one.questionId)}::uuid[], ${wanted.map((one) => one.version)}::int[]) as w (question_id, version)
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = w.question_id and v.version = w.version
    join questions q on q.institute_id = ${ctx.instituteId} and q.id = v.question_id
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = v.question_id
      and t.version = v.version and t.language = 'hi'`.execute(ctx.db);
  return rows;
}

export interface KeyRow {
  readonly questionId: string;
  readonly keyVersion: number;
  readonly version: number;
  readonly key: AnswerKey;
}

export async function listKeys(
  ctx: Context,
  wanted: readonly { questionId: string; keyVersion: number }[],
): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select k.question_id as "questionId", k.key_version as "keyVersion", k.version, k.key
    from unnest(${wanted.map((one) => one.questionId)}::uuid[], ${wanted.map((one) => one.keyVersion)}::int[]) as w (question_id, key_version)
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = w.question_id and k.key_version = w.key_version`.execute(
    ctx.db,
  );
  return rows;
}

/** How many of these keys were written by this person. */
export async function countKeysBy(
  ctx: Context,
  accountId: string,
  wanted: readonly { questionId: string; keyVersion: number }[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from unnest(${wanted.map((one) => one.questionId)}::uuid[], ${wanted.map((one) => one.keyVersion)}::int[]) as w (question_id, key_version)
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = w.question_id and k.key_version = w.key_version
    where k.created_by = ${accountId}::uuid`.execute(ctx.db);
  return Number(rows[0]?.count ?? 0);
}

export interface Pick {
  readonly subjectId?: number | undefined;
  readonly knowledgeAreaIds?: readonly string[] | undefined;
  readonly type?: QuestionType | undefined;
  readonly difficulty?: DifficultyName | undefined;
  readonly except: readonly string[];
  readonly count: number;
  /** Only what was approved, now or before. */
  readonly approved: boolean;
}

/** Active questions that fit, drawn at random. */
export async function drawQuestions(ctx: Context, pick: Pick): Promise<string[]> {
  let query = ctx.db
    .selectFrom('questions')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .where('id', '<>', sql<string>`all(${[...pick.except]}::uuid[])`)
    .orderBy(sql`random()`)
    .limit(pick.count);
  if (pick.subjectId !== undefined) query = query.where('subject_id', '=', pick.subjectId);
  if (pick.knowledgeAreaIds)
    query = query.where('knowledge_area_id', '=', sql<string>`any(${[...pick.knowledgeAreaIds]}::uuid[])`);
  if (pick.approved)
    query = query.where((eb) => eb.or([eb('review_state', '=', 'approved'), eb('approved_version', 'is not', null)]));
  const type = pick.approved ? sql<string>`coalesce(approved_type, type)` : sql<string>`type`;
  // What a person marks is never drawn by chance.
  query = pick.type ? query.where(type, '=', pick.type) : query.where(type, 'not like', 'SUBJECTIVE-%');
  if (pick.difficulty) query = query.where('difficulty', '=', pick.difficulty);
  return (await query.execute()).map(({ id }) => id);
}

export async function hasQuestions(ctx: Context): Promise<boolean> {
  const one = ctx.db.selectFrom('questions').select('id').where('institute_id', '=', ctx.instituteId);
  return (await one.where('removed_at', 'is', null).limit(1).executeTakeFirst()) !== undefined;
}

export async function countActive(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('questions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('removed_at', 'is', null)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}
