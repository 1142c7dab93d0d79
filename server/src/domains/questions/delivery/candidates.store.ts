import type { DifficultyName, QuestionType } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { asksForReviews } from '../review/review-state.ts';

export interface CandidateWish {
  readonly types: readonly QuestionType[];
  /** Only those that an official exam asked (spec §9: criterion 3). */
  readonly askedInExam: boolean;
  readonly except: readonly string[];
  /** Puts them into an order that looks like chance and is the same each time. */
  readonly seed: string;
  /** At most so many of one area, type and difficulty. */
  readonly perCell: number;
}

export interface CandidateRow {
  readonly id: string;
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  readonly subjectId: number;
  readonly knowledgeAreaId: string;
}

/** Active questions that a generated paper may take, in the order of the seed. One that shares a stem is never torn from its group, so it is left out. */
export async function listCandidates(
  ctx: Context,
  { types, askedInExam, except, seed, perCell }: CandidateWish,
): Promise<CandidateRow[]> {
  // Where somebody has to approve questions, papers get what was approved, and of the type that it had.
  const reviewed = await asksForReviews(ctx);
  const type = reviewed ? sql`coalesce(approved_type, type)` : sql`type`;
  const { rows } = await sql<CandidateRow>`
    select id, type, difficulty, subject_id as "subjectId", knowledge_area_id as "knowledgeAreaId" from (
      select *, row_number() over (partition by knowledge_area_id, type, difficulty order by turn, id) as place from (
        select id, ${type} as type, difficulty, subject_id, knowledge_area_id, md5(${seed} || id::text) as turn from questions
        where institute_id = ${ctx.instituteId} and removed_at is null and status = 'active' and group_id is null
          and (not ${reviewed}::boolean or review_state = 'approved' or approved_version is not null)
          and ${type} = any(${[...types]}::text[]) and id <> all(${[...except]}::uuid[])
          and (not ${askedInExam}::boolean or cardinality(past_exams) > 0)
      ) eligible
    ) ranked where place <= ${perCell} order by turn, id`.execute(ctx.db);
  return rows;
}
