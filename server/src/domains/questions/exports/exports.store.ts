import type { GroupStem } from '@abhyas/contract/questions/groups';
import type { AnswerKey, DifficultyName, QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import type { QuestionVariables } from '@abhyas/contract/questions/variables';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** Of these questions those that this institute has and nobody removed, by their numbers. */
export async function listPresent(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('questions')
    .select('id')
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ id }) => id);
}

export interface ExportRow {
  readonly id: string;
  readonly number: number;
  readonly type: QuestionType;
  readonly knowledgeAreaId: string;
  readonly difficulty: DifficultyName;
  readonly pastExams: string[];
  readonly tags: string[];
  readonly expectedSeconds: number | null;
  readonly en: QuestionContent;
  readonly hi: QuestionContent | null;
  readonly variables: QuestionVariables | null;
  readonly key: AnswerKey;
  readonly groupTitle: string | null;
  readonly groupStem: GroupStem | null;
}

/** What is current of these questions, by their numbers, each with the group that it stands in. */
export async function listForExport(ctx: Context, ids: readonly string[]): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select q.id, q.number, q.type, q.knowledge_area_id as "knowledgeAreaId", q.difficulty, q.past_exams as "pastExams", q.tags,
      q.expected_seconds as "expectedSeconds", v.content as en, t.content as hi, v.variables, k.key, g.title as "groupTitle",
      s.stem as "groupStem"
    from questions q
    join question_versions v on v.institute_id = ${ctx.instituteId} and v.question_id = q.id and v.version = q.version
    join question_keys k on k.institute_id = ${ctx.instituteId} and k.question_id = q.id and k.key_version = q.key_version
    left join question_translations t on t.institute_id = ${ctx.instituteId} and t.question_id = q.id and t.version = q.version and t.language = 'hi'
    left join question_groups g on g.institute_id = ${ctx.instituteId} and g.id = q.group_id
    left join question_group_versions s on s.institute_id = ${ctx.instituteId} and s.group_id = g.id and s.version = g.version
    where q.institute_id = ${ctx.instituteId} and q.id = any(${[...ids]}::uuid[]) and q.removed_at is null
    order by q.number`.execute(ctx.db);
  return rows;
}
