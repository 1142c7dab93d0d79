import type { ConsoleProfile } from '@abhyas/contract/assessments/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { type PaperVersion, questionsOf, type VersionSection } from './paper-version.ts';

export async function getVersion(ctx: Context, paperId: string, version: number): Promise<PaperVersion> {
  const row = await ctx.db
    .selectFrom('paper_versions')
    .selectAll()
    .where('institute_id', '=', ctx.instituteId)
    .where('paper_id', '=', paperId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) fail('NOT_FOUND');
  return {
    paperId: row.paper_id,
    version: row.version,
    title: row.title,
    minutes: row.minutes,
    instructions: row.instructions as RichTextDoc,
    ...(row.instructions_hi !== null && { instructionsHi: row.instructions_hi as RichTextDoc }),
    console: row.console as ConsoleProfile,
    sections: row.sections as VersionSection[],
    ...(row.pattern_id !== null && { patternId: row.pattern_id }),
    sets: row.sets,
    questions: row.questions,
    fullMarks: row.full_marks,
    publishedAt: row.published_at,
  };
}

/** Writes a version and where each of its questions stands. */
export async function insertVersion(ctx: TransactionContext, version: PaperVersion): Promise<void> {
  const { paperId, sections } = version;
  await ctx.db
    .insertInto('paper_versions')
    .values({
      institute_id: ctx.instituteId,
      paper_id: paperId,
      version: version.version,
      title: version.title,
      minutes: version.minutes,
      instructions: json(version.instructions),
      instructions_hi: version.instructionsHi ? json(version.instructionsHi) : null,
      console: json(version.console),
      sections: json(sections),
      pattern_id: version.patternId ?? null,
      sets: version.sets,
      questions: version.questions,
      full_marks: version.fullMarks,
      published_by: ctx.actor?.accountId ?? null,
      published_at: version.publishedAt,
    })
    .execute();
  await ctx.db
    .insertInto('paper_questions')
    .values(
      questionsOf(version).map((question) => ({
        institute_id: ctx.instituteId,
        paper_id: paperId,
        version: version.version,
        question_id: question.id,
        question_version: question.version,
        key_version: question.keyVersion,
        index: question.index,
      })),
    )
    .execute();
}

/** How many of these questions stand in a published version of some paper. */
export async function countUsed(ctx: Context, questionIds: readonly string[]): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('paper_questions')
    .select((eb) => eb.fn.count<number>('question_id').distinct().as('count'))
    .where('institute_id', '=', ctx.instituteId)
    .where('question_id', '=', sql<string>`any(${questionIds as string[]}::uuid[])`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of each teacher's paper that holds a question the newest published version with it; `current`: students get that version now. */
export async function listUses(ctx: Context, questionId: string) {
  const { rows } = await sql<{
    id: string;
    title: string;
    version: number;
    questionVersion: number;
    keyVersion: number;
    since: Date;
    current: boolean;
  }>`
    select * from (
      select distinct on (pq.paper_id) pq.paper_id as id, v.title, pq.version, pq.question_version as "questionVersion",
        pq.key_version as "keyVersion", v.published_at as since, p.status = 'published' and p.version = pq.version as current
      from paper_questions pq
      join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = pq.paper_id and v.version = pq.version
      join papers p on p.institute_id = ${ctx.instituteId} and p.id = pq.paper_id and p.kind = 'PREDEFINED'
      where pq.institute_id = ${ctx.instituteId} and pq.question_id = ${questionId}
      order by pq.paper_id, pq.version desc
    ) newest order by since desc, id limit 200`.execute(ctx.db);
  return rows;
}

/** Teachers' papers that are published now, with how many of these questions they hold in these versions or older ones; the newest first. */
export async function listHolding(
  ctx: Context,
  held: readonly { readonly questionId: string; readonly version: number }[],
): Promise<{ id: string; title: string; questions: number }[]> {
  if (held.length === 0) return [];
  const { rows } = await sql<{ id: string; title: string; questions: number }>`
    select p.id, v.title, count(*)::int as questions
    from unnest(${held.map(({ questionId }) => questionId)}::uuid[], ${held.map(({ version }) => version)}::int[]) as h (question_id, version)
    join paper_questions pq on pq.institute_id = ${ctx.instituteId} and pq.question_id = h.question_id and pq.question_version <= h.version
    join papers p on p.institute_id = ${ctx.instituteId} and p.id = pq.paper_id and p.version = pq.version and p.status = 'published' and p.kind = 'PREDEFINED'
    join paper_versions v on v.institute_id = ${ctx.instituteId} and v.paper_id = p.id and v.version = p.version
    group by p.id, v.title, v.published_at order by v.published_at desc, p.id limit 200`.execute(ctx.db);
  return rows;
}
