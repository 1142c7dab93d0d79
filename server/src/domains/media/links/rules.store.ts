import { usualVideoRules, type VideoRules } from '@abhyas/contract/media/links';
import type { Context } from '../../../kernel/context.ts';

/** What the institute decided about videos, or the usual rules. */
export async function rulesOfVideo(ctx: Pick<Context, 'db' | 'instituteId'>): Promise<VideoRules> {
  const row = await ctx.db
    .selectFrom('video_rules')
    .select(['hosts', 'one_stream as oneStream', 'watermark'])
    .where('institute_id', '=', ctx.instituteId)
    .executeTakeFirst();
  return row ?? usualVideoRules;
}

export async function saveRules(ctx: Context, { hosts, oneStream, watermark }: VideoRules): Promise<void> {
  const values = { hosts: [...hosts], one_stream: oneStream, watermark };
  await ctx.db
    .insertInto('video_rules')
    .values({ institute_id: ctx.instituteId, ...values })
    .onConflict((conflict) =>
      conflict.column('institute_id').doUpdateSet((row) => ({
        hosts: row.ref('excluded.hosts'),
        one_stream: row.ref('excluded.one_stream'),
        watermark: row.ref('excluded.watermark'),
      })),
    )
    .execute();
}
