import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

/** Papers of teachers that stand published. */
export async function listPublishedIds(ctx: Bound): Promise<string[]> {
  const found = await rows(ctx)
    .selectFrom('papers')
    .select('id')
    .where('kind', '=', 'PREDEFINED')
    .where('status', '=', 'published')
    .execute();
  return found.map(({ id }) => id);
}
