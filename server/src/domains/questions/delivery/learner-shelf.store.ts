import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import { type DifficultyName, type QuestionType, questionType } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { asksForReviews } from '../bank/review-state.ts';

/** What of the bank one learner may be asked: active questions that a machine marks and papers may have, without shared stems. */
export interface Shelf {
  readonly accountId: string;
  readonly subjectIds: readonly number[];
  /** Questions that are not to be met now. */
  readonly except: readonly string[];
}

/** What the choices of a learner look at. */
interface Traits {
  readonly knowledgeAreaId: string;
  readonly difficulty: DifficultyName;
  /** An official exam asked it. */
  readonly asked: boolean;
  /** The learner's last answer to it was not right. */
  readonly wrong: boolean;
  /** The learner keeps it. */
  readonly kept: boolean;
}
export interface ShelfCell extends Traits {
  readonly count: number;
}
export interface ShelfQuestion extends Traits {
  readonly id: string;
  readonly type: QuestionType;
}

/** A share is so many of these. */
const HASHES = 1_048_576;
const types = questionType.options.filter((type) => !isMarkedByPerson(type));

/** The type that papers get, and which rows are on the shelf. */
export async function shelfOf(ctx: Context, { subjectIds, except }: Shelf) {
  const reviewed = await asksForReviews(ctx);
  const type = reviewed ? sql`coalesce(q.approved_type, q.type)` : sql`q.type`;
  const holds = sql`q.institute_id = ${ctx.instituteId} and q.removed_at is null and q.status = 'active' and q.group_id is null
    and q.subject_id = any(${[...subjectIds]}::smallint[])
    and (not ${reviewed}::boolean or q.review_state = 'approved' or q.approved_version is not null)
    and ${type} = any(${types}::text[]) and q.id <> all(${[...except]}::uuid[])`;
  return { type, holds };
}

/** How many questions of each kind there are. */
export async function countShelf(ctx: Context, shelf: Shelf): Promise<ShelfCell[]> {
  const { holds } = await shelfOf(ctx, shelf);
  const { rows } = await sql<ShelfCell>`
    select q.knowledge_area_id as "knowledgeAreaId", q.difficulty, cardinality(q.past_exams) > 0 as asked,
      coalesce(h.last_outcome in ('wrong', 'partial'), false) as wrong, b.question_id is not null as kept, count(*)::int as count
    from questions q
    left join answer_history h on h.institute_id = ${ctx.instituteId} and h.account_id = ${shelf.accountId}::uuid and h.question_id = q.id
    left join question_bookmarks b on b.institute_id = ${ctx.instituteId} and b.account_id = ${shelf.accountId}::uuid
      and b.question_id = q.id
    where ${holds} group by 1, 2, 3, 4, 5`.execute(ctx.db);
  return rows;
}

/** Questions of one area and one level; `share`: how many of them are looked at, 1 for all. */
export interface ShelfPart {
  readonly areaId: string;
  readonly difficulty: DifficultyName;
  readonly share: number;
}
export interface ShelfWish extends Shelf {
  readonly parts: readonly ShelfPart[];
  /** Puts them into an order that looks like chance and is the same each time. */
  readonly seed: number;
  /** At most so many of each kind. */
  readonly perCell: number;
}

/** Questions of these parts: of each kind those that the learner never met first, otherwise in the order of the seed. */
export async function listShelf(ctx: Context, { parts, seed, perCell, ...shelf }: ShelfWish): Promise<ShelfQuestion[]> {
  const { type, holds } = await shelfOf(ctx, shelf);
  // What the learner did is looked up by its whole key for each row that is looked at: a join is planned badly where statistics lag behind.
  const own = sql`institute_id = ${ctx.instituteId} and account_id = ${shelf.accountId}::uuid and question_id = q.id`;
  const { rows } = await sql<ShelfQuestion>`
    select id, type, "knowledgeAreaId", difficulty, asked, wrong, kept from (
      select *, row_number() over (partition by "knowledgeAreaId", difficulty, asked, wrong, kept order by met, turn, id) as place
      from (
        select q.id, ${type} as type, q.knowledge_area_id as "knowledgeAreaId", q.difficulty,
          cardinality(q.past_exams) > 0 as asked,
          coalesce((select last_outcome in ('wrong', 'partial') from answer_history where ${own}), false) as wrong,
          exists (select from question_bookmarks where ${own}) as kept,
          exists (select from answer_history where ${own}) as met,
          uuid_hash_extended(q.id, ${seed}::bigint) as turn
        from questions q
        join unnest(${parts.map(({ areaId }) => areaId)}::uuid[], ${parts.map(({ difficulty }) => difficulty)}::text[],
            ${parts.map(({ share }) => Math.round(share * HASHES))}::bigint[]) as part (area_id, difficulty, most)
          on part.area_id = q.knowledge_area_id and part.difficulty = q.difficulty
        where ${holds} and (uuid_hash_extended(q.id, ${seed + 1}::bigint) & ${HASHES - 1}) < part.most
      ) eligible
    ) ranked where place <= ${perCell} order by met, turn, id`.execute(ctx.db);
  return rows;
}
