import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { findPackableRows } from '../outline/pack-courses.store.ts';

/** Courses that can stand in a pack. */
export async function findPackable(
  ctx: Context,
  { query }: Input<typeof api.courses.findPackable>,
): Promise<Reply<typeof api.courses.findPackable>> {
  const rows = await findPackableRows(ctx, query.search);
  return { courses: rows.map(({ courseId, title, status, lessons }) => ({ courseId, title, status, lessons })) };
}
