import type { Payout } from '@abhyas/contract/commerce/offers/payouts';
import { actorOf, type Context } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { namesOf } from '../../../../identity/index.ts';
import { listPayees } from '../payees.store.ts';
import { findPayout, listPayoutLines, type StoredPayout } from './payouts.store.ts';
import { presentPayees } from './present-payees.ts';

/** Payouts with the names of everybody in them, and what the caller may do with each. */
export async function presentPayouts(ctx: Context, payouts: readonly StoredPayout[]): Promise<Payout[]> {
  const lines = await listPayoutLines(
    ctx,
    payouts.map(({ id }) => id),
  );
  const wanted = new Set(lines.map(({ payeeId }) => payeeId));
  const payees = new Map(
    (
      await presentPayees(
        ctx,
        (await listPayees(ctx)).filter(({ id }) => wanted.has(id)),
      )
    ).map((one) => [one.payeeId, one]),
  );
  const people = await namesOf(
    ctx,
    payouts.flatMap(({ makerId, checkerId }) => [makerId, ...(checkerId === null ? [] : [checkerId])]),
  );
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  return payouts.map((payout) => {
    const own = lines.filter(({ payoutId }) => payoutId === payout.id);
    return {
      payoutId: payout.id,
      state: payout.state,
      madeAt: payout.madeAt.toISOString(),
      maker: nameOf(payout.makerId),
      checkedAt: payout.checkedAt?.toISOString() ?? null,
      checker: payout.checkerId === null ? null : nameOf(payout.checkerId),
      note: payout.note,
      endedAt: payout.endedAt?.toISOString() ?? null,
      totalPaise: own.reduce((sum, { paise }) => sum + paise, 0),
      lines: own.map(({ payeeId, paise, accountMask }) => {
        const { kind, name } = payees.get(payeeId) ?? fail('NOT_FOUND');
        return { payeeId, kind, name, account: accountMask, paise };
      }),
      can: mayDo(ctx, payout),
    };
  });
}

function mayDo(ctx: Context, { state, makerId }: StoredPayout): Payout['can'] {
  const { accountId, capabilities } = actorOf(ctx);
  const [writes, approves] = [capabilities.has('sales.write'), capabilities.has('bankDetails.approve')];
  return {
    decide: state === 'waiting' && approves && makerId !== accountId,
    withdraw: state === 'waiting' && writes && makerId === accountId,
    file: approves && (state === 'approved' || state === 'sent'),
    end: state === 'approved' && writes,
  };
}

export async function showPayout(ctx: Context, id: string): Promise<Payout> {
  const [shown] = await presentPayouts(ctx, [(await findPayout(ctx, id)) ?? fail('NOT_FOUND')]);
  return shown!;
}
