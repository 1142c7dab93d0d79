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
  /** At most so many of one area, type and difficulty; questions that share a stem come beside that number. */
  readonly perCell: number;
  /** Also questions that share a stem, with how many there are of them; left out: none of those. */
  readonly groups?: boolean;
}

export interface CandidateRow {
  readonly id: string;
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  readonly subjectId: number;
  readonly knowledgeAreaId: string;
  /** The version that a paper would get of it now. */
  readonly version: number;
  readonly groupId: string | null;
  readonly groupPosition: number | null;
  /** How many questions share its stem, whether or not they are candidates themselves. */
  readonly groupSize: number | null;
}

/** Active questions that a generated paper may take, in the order of the seed. One that shares a stem is never torn from its group: it comes with its group’s size, or not at all. */
export async function listCandidates(
  ctx: Context,
  { types, askedInExam, except, seed, perCell, groups = false }: CandidateWish,
): Promise<CandidateRow[]> {
  // Where somebody has to approve questions, papers get what was approved, and of the type that it had.
  const reviewed = await asksForReviews(ctx);
  const type = reviewed ? sql`coalesce(approved_type, type)` : sql`type`;
  const version = reviewed ? sql`coalesce(approved_version, version)` : sql`version`;
  const { rows } = await sql<CandidateRow>`
    select id, type, difficulty, subject_id as "subjectId", knowledge_area_id as "knowledgeAreaId", version,
      group_id as "groupId", group_position as "groupPosition",
      case when group_id is not null then (select count(*)::int from questions mates
        where mates.institute_id = ${ctx.instituteId} and mates.group_id = ranked.group_id and mates.removed_at is null) end as "groupSize"
    from (
      select *, row_number() over (partition by group_id is null, knowledge_area_id, type, difficulty order by turn, id) as place from (
        select id, ${type} as type, ${version} as version, difficulty, subject_id, knowledge_area_id, group_id, group_position,
          md5(${seed} || id::text) as turn
        from questions
        where institute_id = ${ctx.instituteId} and removed_at is null and status = 'active' and (group_id is null or ${groups}::boolean)
          and (not ${reviewed}::boolean or review_state = 'approved' or approved_version is not null)
          and ${type} = any(${[...types]}::text[]) and id <> all(${[...except]}::uuid[])
          and (not ${askedInExam}::boolean or cardinality(past_exams) > 0)
      ) eligible
    ) ranked where group_id is not null or place <= ${perCell} order by turn, id`.execute(ctx.db);
  return rows;
}
