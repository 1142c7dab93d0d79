import type { AnswerKey, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';

export interface VersionLine {
  readonly version: number;
  readonly type: QuestionType;
  readonly created_by: string | null;
  readonly created_at: Date;
  readonly translated: boolean;
}
export interface KeyLine {
  readonly key_version: number;
  readonly version: number;
  readonly created_by: string | null;
  readonly created_at: Date;
}

/** Versions of a question's words, the newest first. */
export async function listVersionLines(ctx: Context, questionId: string): Promise<VersionLine[]> {
  const rows = await ctx.db
    .selectFrom('question_versions as v')
    .select([
      'v.version',
      'v.type',
      'v.created_by',
      'v.created_at',
      sql<boolean>`exists (select 1 from question_translations t where t.institute_id = ${ctx.instituteId}
        and t.question_id = v.question_id and t.version = v.version)`.as('translated'),
    ])
    .where('v.institute_id', '=', ctx.instituteId)
    .where('v.question_id', '=', questionId)
    .orderBy('v.version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, type: row.type as QuestionType }));
}

/** Versions of its key, the newest first. */
export async function listKeyLines(ctx: Context, questionId: string): Promise<KeyLine[]> {
  return ctx.db
    .selectFrom('question_keys')
    .select(['key_version', 'version', 'created_by', 'created_at'])
    .where('institute_id', '=', ctx.instituteId)
    .where('question_id', '=', questionId)
    .orderBy('key_version', 'desc')
    .execute();
}

export interface StoredVersion {
  readonly version: number;
  readonly type: QuestionType;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
  readonly variables: QuestionVariables | null;
  readonly keyVersion: number;
  readonly key: AnswerKey;
}

/** The words of a version with one of its keys: the newest where none is named. NOT_FOUND where they do not belong together. */
export async function getStoredVersion(
  ctx: Context,
  questionId: string,
  version: number,
  keyVersion: number | undefined,
): Promise<StoredVersion> {
  const { rows } = await sql<StoredVersion>`
    select v.version, v.type, v.content as en, t.content as hi, v.variables, k.key_version as "keyVersion", k.key
    from question_versions v
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = v.question_id and k.version = v.version
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = v.question_id
      and t.version = v.version and t.language = 'hi'
    where v.institute_id = ${ctx.instituteId} and v.question_id = ${questionId} and v.version = ${version}
      and k.key_version = coalesce(${keyVersion ?? null}::int, k.key_version)
    order by k.key_version desc limit 1`.execute(ctx.db);
  return rows[0] ?? fail('NOT_FOUND');
}

/** The words and keys of given versions, by question. */
export async function listWorded(
  ctx: Context,
  wanted: readonly { readonly questionId: string; readonly version: number; readonly keyVersion: number }[],
): Promise<Map<string, Pick<StoredVersion, 'en' | 'hi' | 'key'>>> {
  const { rows } = await sql<Pick<StoredVersion, 'en' | 'hi' | 'key'> & { questionId: string }>`
    select v.question_id as "questionId", v.content as en, t.content as hi, k.key
    from unnest(${wanted.map((one) => one.questionId)}::uuid[], ${wanted.map((one) => one.version)}::int[],
      ${wanted.map((one) => one.keyVersion)}::int[]) as w (question_id, version, key_version)
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = w.question_id and v.version = w.version
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = w.question_id and k.key_version = w.key_version
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = v.question_id
      and t.version = v.version and t.language = 'hi'`.execute(ctx.db);
  return new Map(rows.map(({ questionId, ...words }) => [questionId, words]));
}
