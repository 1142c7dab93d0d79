import type { Context } from '../../../kernel/context.ts';

/** The stream that an account watches. */
export async function findStream(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  accountId: string,
): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('media_streams')
    .select('stream_id as streamId')
    .where('institute_id', '=', ctx.instituteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.streamId;
}

/** From now on the account watches this one. */
export async function saveStream(ctx: Context, accountId: string, streamId: string): Promise<void> {
  await ctx.db
    .insertInto('media_streams')
    .values({ institute_id: ctx.instituteId, account_id: accountId, stream_id: streamId, begun_at: ctx.clock.now() })
    .onConflict((conflict) =>
      conflict.columns(['institute_id', 'account_id']).doUpdateSet((row) => ({
        stream_id: row.ref('excluded.stream_id'),
        begun_at: row.ref('excluded.begun_at'),
      })),
    )
    .execute();
}
