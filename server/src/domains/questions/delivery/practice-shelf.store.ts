import type { DifficultyName, QuestionType } from '@abhyas/contract/questions/shapes';
import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';
import { shelfOf } from './learner-shelf.store.ts';

/** A question that one learner may be asked without a paper. */
export interface PracticeItem {
  readonly id: string;
  readonly areaId: string;
  readonly type: QuestionType;
  readonly difficulty: DifficultyName;
  /** When the learner met it last; null: never. */
  readonly metAt: Date | null;
}

export interface PracticeShelf {
  readonly accountId: string;
  readonly subjectIds: readonly number[];
  readonly areaIds: readonly string[];
  /** Questions that are not to be met now. */
  readonly except: readonly string[];
}

/** Every question of some areas: light rows, because a chapter may have thousands and each of them is weighed. */
export async function listPracticeShelf(ctx: Context, { areaIds, ...shelf }: PracticeShelf): Promise<PracticeItem[]> {
  const { type, holds } = await shelfOf(ctx, shelf);
  const { rows: found } = await sql<PracticeItem>`
    select q.id, q.knowledge_area_id as "areaId", ${type} as type, q.difficulty, h.last_seen_at as "metAt"
    from questions q
    left join answer_history h on h.institute_id = ${ctx.instituteId} and h.account_id = ${shelf.accountId}::uuid and h.question_id = q.id
    where q.institute_id = ${ctx.instituteId} and ${holds} and q.knowledge_area_id = any(${[...areaIds]}::uuid[])`.execute(
    rows(ctx),
  );
  return found;
}

/** How many there are, by area. */
export async function countPracticeShelf(
  ctx: Context,
  shelf: Omit<PracticeShelf, 'areaIds'>,
): Promise<Map<string, number>> {
  const { holds } = await shelfOf(ctx, shelf);
  const { rows: found } = await sql<{ areaId: string; count: number }>`
    select q.knowledge_area_id as "areaId", count(*)::int as count from questions q where q.institute_id = ${ctx.instituteId} and ${holds} group by 1`.execute(
    rows(ctx),
  );
  return new Map(found.map(({ areaId, count }) => [areaId, count]));
}
