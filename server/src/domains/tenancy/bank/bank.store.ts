import type { Context } from '../../../kernel/context.ts';
import { anyOf } from '../../../kernel/database/rows.ts';

export type BankRow = NonNullable<Awaited<ReturnType<typeof findChange>>>;
export type BankStatus = 'proposed' | 'active' | 'rejected' | 'withdrawn' | 'replaced';

const changes = (ctx: Context) => ctx.db.selectFrom('bank_changes').where('institute_id', '=', ctx.instituteId);

/** Of the institute itself where there is no owner. */
export const listBankChanges = (ctx: Context, ownerId: string | null) =>
  changes(ctx)
    .selectAll()
    .where('owner_id', 'is not distinct from', ownerId)
    .orderBy('made_at', 'desc')
    .limit(50)
    .execute();

/** The verified accounts of these, or of the institute itself. */
export const listBanksOf = (ctx: Context, ownerIds: readonly string[] | null) =>
  changes(ctx)
    .selectAll()
    .where('status', '=', 'active')
    .where((eb) => (ownerIds === null ? eb('owner_id', 'is', null) : eb('owner_id', '=', anyOf(ownerIds))))
    .execute();

export const listChangesById = (ctx: Context, ids: readonly string[]) =>
  changes(ctx).selectAll().where('id', '=', anyOf(ids)).execute();

/** Changes that wait for somebody who approves them. */
export async function countProposed(ctx: Context): Promise<number> {
  const query = changes(ctx)
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('status', '=', 'proposed');
  return (await query.executeTakeFirstOrThrow()).many;
}

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

export async function replaceActive(ctx: Context, ownerId: string | null): Promise<void> {
  await ctx.db
    .updateTable('bank_changes')
    .set({ status: 'replaced' })
    .where('institute_id', '=', ctx.instituteId)
    .where('status', '=', 'active')
    .where('owner_id', 'is not distinct from', ownerId)
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
