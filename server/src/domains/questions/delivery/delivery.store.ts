import type { AnswerKey, DifficultyName, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

const paperColumns = [
  'id',
  'number',
  'version',
  'key_version',
  'type',
  'difficulty',
  'subject_id',
  'knowledge_area_id',
  'status',
  'group_id',
  'group_position',
] as const;

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
  readonly group_id: string | null;
  readonly group_position: number | null;
}

/** Questions that still exist, with what is current; `hold` keeps them from being removed until the transaction ends. */
export async function listForPaper(ctx: Context, ids: readonly string[], hold: boolean): Promise<PaperRow[]> {
  const query = ctx.db
    .selectFrom('questions')
    .select(paperColumns)
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('id');
  return hold ? query.forShare().execute() : query.execute();
}

/** Which questions have words in which other language, at their current version. */
export async function listTranslated(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db
    .selectFrom('questions as q')
    .innerJoin('question_translations as t', (join) =>
      join
        .onRef('t.institute_id', '=', 'q.institute_id')
        .onRef('t.question_id', '=', 'q.id')
        .onRef('t.version', '=', 'q.version'),
    )
    .select('q.id')
    .where('q.institute_id', '=', ctx.instituteId)
    .where('q.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export interface VersionRow {
  readonly questionId: string;
  readonly version: number;
  readonly number: number;
  readonly type: QuestionType;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
}

/** The words of given versions; also of questions that were removed since. */
export async function listVersions(
  ctx: Context,
  wanted: readonly { questionId: string; version: number }[],
): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.question_id as "questionId", v.version, q.number, v.type, v.content as en, t.content as hi
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
  // What a person marks is never drawn by chance.
  query = pick.type ? query.where('type', '=', pick.type) : query.where('type', 'not like', 'SUBJECTIVE-%');
  if (pick.difficulty) query = query.where('difficulty', '=', pick.difficulty);
  return (await query.execute()).map(({ id }) => id);
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
