import { sql } from 'kysely';
import type { Context } from '../../../kernel/context.ts';

/** Counts of these keys that have not run out. */
export function listTries(ctx: Context, keys: readonly string[]) {
  return ctx.db
    .selectFrom('tries')
    .select(['key', 'count', 'until'])
    .where('institute_id', '=', ctx.instituteId)
    .where('key', '=', sql<string>`any(${keys as string[]})`)
    .where('until', '>', ctx.clock.now())
    .execute();
}

/** One more try; a window that ran out begins anew. Returns the count after it and the end of its window. */
export async function addTry(ctx: Context, key: string, until: Date): Promise<{ count: number; until: Date }> {
  const now = ctx.clock.now();
  return ctx.db
    .insertInto('tries')
    .values({ institute_id: ctx.instituteId, key, count: 1, until })
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'key']).doUpdateSet((eb) => ({
        count: sql<number>`case when ${eb.ref('tries.until')} > ${now} then ${eb.ref('tries.count')} + 1 else 1 end`,
        until: sql<Date>`case when ${eb.ref('tries.until')} > ${now} then ${eb.ref('tries.until')} else ${eb.ref('excluded.until')} end`,
      })),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
}

export async function removeTries(ctx: Context, key: string): Promise<void> {
  await ctx.db.deleteFrom('tries').where('institute_id', '=', ctx.instituteId).where('key', '=', key).execute();
}

export async function removeOldTries(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('tries')
    .where('institute_id', '=', ctx.instituteId)
    .where('until', '<', ctx.clock.now())
    .execute();
}
