import type { DifficultyName, QuestionType } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../../../../database/tables.gen.ts';
import type { Context } from '../../../kernel/context.ts';
import { containing } from '../../../kernel/database/sql.ts';

/** What a list of questions may be narrowed to. */
export interface QuestionFilter {
  readonly search?: string | undefined;
  readonly type?: QuestionType | undefined;
  readonly difficulty?: DifficultyName | undefined;
  readonly knowledgeAreaIds?: readonly string[] | undefined;
  readonly status: 'active' | 'archived';
  readonly importId?: string | undefined;
}

export interface QuestionLine {
  readonly id: string;
  readonly number: number;
  readonly version: number;
  readonly key_version: number;
  readonly type: string;
  readonly difficulty: string;
  readonly status: string;
  readonly knowledge_area_id: string;
  readonly past_exams: string[];
  readonly updated_at: Date;
  readonly translated: boolean;
  readonly stem: RichTextDoc;
}

type Query<O> = SelectQueryBuilder<Tables & { q: Tables['questions'] }, 'q', O>;
/** `Q-18830`, or the bare number of a question. */
const NUMBER = /^(?:q-?)?(\d{1,15})$/i;

function narrow<O>(query: Query<O>, ctx: Context, filter: QuestionFilter): Query<O> {
  let narrowed = query
    .where('q.institute_id', '=', ctx.instituteId)
    .where('q.removed_at', 'is', null)
    .where('q.status', '=', filter.status);
  if (filter.type) narrowed = narrowed.where('q.type', '=', filter.type);
  if (filter.difficulty) narrowed = narrowed.where('q.difficulty', '=', filter.difficulty);
  if (filter.importId) narrowed = narrowed.where('q.import_id', '=', filter.importId);
  if (filter.knowledgeAreaIds) {
    narrowed = narrowed.where('q.knowledge_area_id', '=', sql<string>`any(${[...filter.knowledgeAreaIds]}::uuid[])`);
  }
  for (const word of filter.search?.split(/\s+/).filter(Boolean) ?? []) {
    const number = NUMBER.exec(word)?.[1];
    narrowed = narrowed.where((eb) =>
      eb.or([eb('q.search_text', 'ilike', containing(word)), ...(number ? [eb('q.number', '=', Number(number))] : [])]),
    );
  }
  return narrowed;
}

/** How many questions of each subject pass the filter. */
export async function countBySubject(ctx: Context, filter: QuestionFilter): Promise<Map<number, number>> {
  const rows = await narrow(ctx.db.selectFrom('questions as q') as Query<{}>, ctx, filter)
    .select(({ fn }) => ['q.subject_id', fn.countAll<number>().as('count')])
    .groupBy('q.subject_id')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.count]));
}

/** One page of the questions that pass the filter, newest first. */
export async function listLines(
  ctx: Context,
  filter: QuestionFilter & { readonly subjectId?: number | undefined },
  { page, size }: { readonly page: number; readonly size: number },
): Promise<QuestionLine[]> {
  let query = narrow(ctx.db.selectFrom('questions as q') as Query<{}>, ctx, filter);
  if (filter.subjectId !== undefined) query = query.where('q.subject_id', '=', filter.subjectId);
  return query
    .innerJoin('question_versions as v', (join) =>
      join
        .onRef('v.institute_id', '=', 'q.institute_id')
        .onRef('v.question_id', '=', 'q.id')
        .onRef('v.version', '=', 'q.version'),
    )
    .select([
      'q.id',
      'q.number',
      'q.version',
      'q.key_version',
      'q.type',
      'q.difficulty',
      'q.status',
      'q.knowledge_area_id',
      'q.past_exams',
      'q.updated_at',
      sql<RichTextDoc>`v.content -> 'stem'`.as('stem'),
      sql<boolean>`exists (select 1 from question_translations t where t.institute_id = q.institute_id
        and t.question_id = q.id and t.version = q.version)`.as('translated'),
    ])
    .orderBy('q.updated_at', 'desc')
    .orderBy('q.number', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}
