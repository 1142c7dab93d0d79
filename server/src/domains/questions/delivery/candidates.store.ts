import type { DifficultyName, QuestionType } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { asksForReviews } from '../bank/review-state.ts';

/**
 * `asked`: an official exam asked it. `wrong`: at the first try no more students of the institute had it right than wrong or partly
 * right. `kept`: one of its students keeps it.
 */
export type CandidateOrigin = 'asked' | 'wrong' | 'kept';

export interface CandidateWish {
  readonly types: readonly QuestionType[];
  /** Only those of this origin (spec §9); left out: any. */
  readonly origin?: CandidateOrigin | undefined;
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
  { types, origin, except, seed, perCell, groups = false }: CandidateWish,
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
          and ${isOf(ctx, origin)}
      ) eligible
    ) ranked where group_id is not null or place <= ${perCell} order by turn, id`.execute(ctx.db);
  return rows;
}

/** Whether a question is of this origin. */
function isOf({ instituteId }: Context, origin: CandidateOrigin | undefined) {
  if (origin === 'asked') return sql<boolean>`cardinality(past_exams) > 0`;
  if (origin === 'wrong')
    return sql<boolean>`coalesce((select sum(case outcome when 'right' then -1 when 'unanswered' then 0 else 1 end) >= 0
        and bool_or(outcome in ('wrong', 'partial')) from item_answers
      where institute_id = ${instituteId} and question_id = questions.id and first), false)`;
  if (origin === 'kept')
    return sql<boolean>`exists (select from question_bookmarks where institute_id = ${instituteId} and question_id = questions.id)`;
  return sql<boolean>`true`;
}
