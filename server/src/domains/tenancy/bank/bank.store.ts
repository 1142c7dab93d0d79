import type { Context } from '../../../kernel/context.ts';

export type BankRow = NonNullable<Awaited<ReturnType<typeof findChange>>>;
export type BankStatus = 'proposed' | 'active' | 'rejected' | 'withdrawn' | 'replaced';

const changes = (ctx: Context) => ctx.db.selectFrom('bank_changes').where('institute_id', '=', ctx.instituteId);

export const listBankChanges = (ctx: Context) =>
  changes(ctx).selectAll().orderBy('made_at', 'desc').limit(50).execute();

export const findChange = (ctx: Context, id: string) =>
  changes(ctx).selectAll().where('id', '=', id).executeTakeFirst();

/** Holds a change that waits, so that two checkers do not decide at once. */
export const lockProposed = (ctx: Context, id: string) =>
  changes(ctx).selectAll().where('id', '=', id).where('status', '=', 'proposed').forUpdate().executeTakeFirst();

/** Throws a unique violation where another change waits. */
export async function insertProposed(
  ctx: Context,
  row: Omit<BankRow, 'institute_id' | 'status' | 'made_at' | 'checker_id' | 'checked_at' | 'note'>,
): Promise<void> {
  await ctx.db
    .insertInto('bank_changes')
    .values({ ...row, institute_id: ctx.instituteId, status: 'proposed', made_at: ctx.clock.now() })
    .execute();
}

export async function decide(
  ctx: Context,
  id: string,
  decision: { readonly status: BankStatus; readonly checkerId?: string; readonly note?: string },
): Promise<void> {
  await ctx.db
    .updateTable('bank_changes')
    .set({
      status: decision.status,
      checked_at: ctx.clock.now(),
      ...(decision.checkerId && { checker_id: decision.checkerId }),
      ...(decision.note !== undefined && { note: decision.note }),
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', id)
    .execute();
}

export async function replaceActive(ctx: Context): Promise<void> {
  await ctx.db
    .updateTable('bank_changes')
    .set({ status: 'replaced' })
    .where('institute_id', '=', ctx.instituteId)
    .where('status', '=', 'active')
    .execute();
}

/** Moves what a person made or checked to another account, e.g. when two accounts become one. */
export async function reassignBankChanges(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db
    .updateTable('bank_changes')
    .set({ maker_id: to })
    .where('institute_id', '=', ctx.instituteId)
    .where('maker_id', '=', from)
    .where((eb) => eb.or([eb('checker_id', 'is', null), eb('checker_id', '!=', to)]))
    .execute();
  await ctx.db
    .updateTable('bank_changes')
    .set({ checker_id: to })
    .where('institute_id', '=', ctx.instituteId)
    .where('checker_id', '=', from)
    .where('maker_id', '!=', to)
    .execute();
}

export const listBankWork = (ctx: Context, accountId: string) =>
  changes(ctx)
    .select(['made_at', 'checked_at', 'status'])
    .where((eb) => eb.or([eb('maker_id', '=', accountId), eb('checker_id', '=', accountId)]))
    .execute();
