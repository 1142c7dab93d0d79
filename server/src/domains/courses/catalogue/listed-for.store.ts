import { sql } from 'kysely';
import type { Bound } from '../../../kernel/context.ts';
import { anyOf, rows } from '../../../kernel/database/rows.ts';
import { containing } from '../../../kernel/database/sql.ts';

export interface ListedFor {
  /** Packs, or every other type. */
  readonly packs: boolean;
  readonly examIds?: readonly number[];
  /** Of any of these subjects. */
  readonly subjectIds?: readonly number[];
  readonly among?: readonly string[];
  /** In the title. */
  readonly words?: string;
  readonly most?: number;
}

/** Courses or packs that stand in the lists now, by title. */
export function listedFor(
  ctx: Bound,
  { packs, examIds, subjectIds = [], among, words, most }: ListedFor,
): Promise<{ id: string; title: string }[]> {
  let query = rows(ctx)
    .selectFrom('courseListings')
    .select(['courseId as id', 'title'])
    .where('type', packs ? '=' : '<>', 'pack');
  if (examIds) query = query.where(sql<boolean>`exam_id = any(${[...examIds]}::integer[])`);
  if (subjectIds.length > 0) query = query.where(sql<boolean>`subject_ids && ${[...subjectIds]}::integer[]`);
  if (among) query = query.where('courseId', '=', anyOf(among));
  if (words) query = query.where('title', 'ilike', containing(words));
  query = query.orderBy('title').orderBy('courseId');
  return (most === undefined ? query : query.limit(most)).execute();
}
