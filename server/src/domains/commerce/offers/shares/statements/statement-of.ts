import type { Statement } from '@abhyas/contract/commerce/offers/payouts';
import { dayIn, endOfDayIn } from '../../../../../kernel/clock.ts';
import { actorOf, type Context } from '../../../../../kernel/context.ts';
import { fail } from '../../../../../kernel/errors.ts';
import { rulesOf } from '../../../../tenancy/index.ts';
import { presentPayees } from '../payouts/present-payees.ts';
import { listPayees, type Payee } from '../payees.store.ts';
import { heldAt, listLines, listMonths, listPaidOut, owedBefore, type StatementLine } from './statements.store.ts';

/** The payee, where the caller may see it: staff who see sales see all, everybody else him- or herself. NOT_FOUND. */
export async function requirePayee(ctx: Context, payeeId: string): Promise<Payee> {
  const { accountId, capabilities } = actorOf(ctx);
  const payee = (await listPayees(ctx)).find(({ id }) => id === payeeId);
  if (!payee) return fail('NOT_FOUND');
  return capabilities.has('sales.read') || payee.accountId === accountId ? payee : fail('NOT_FOUND');
}

/**
 * What a payee earned and was paid in a month. Its first and last sums are balances of the ledger, and the lines between them are the
 * difference to the paisa.
 */
export async function statementOf(ctx: Context, payee: Payee, asked: string | undefined): Promise<Statement> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const thisMonth = dayIn(timeZone, now).slice(0, 7);
  const month = asked ?? thisMonth;
  const { since, until } = spanOf(month, timeZone);
  const lines = await listLines(ctx, payee.id, since, until);
  const payouts = await listPaidOut(ctx, payee.id, since, until);
  const [{ payee: _stored, ...shown }] = (await presentPayees(ctx, [payee])) as [ShownPayee];
  const sum = (amounts: readonly number[]) => amounts.reduce((all, paise) => all + paise, 0);
  const moved = lines.map(({ paise }) => paise);
  return {
    ...shown,
    month,
    months: [...new Set([thisMonth, ...(await listMonths(ctx, payee.id, timeZone))])],
    openingPaise: await owedBefore(ctx, payee.id, since),
    lines: lines.map(presentLine),
    payouts: payouts.map(({ at, ...paid }) => ({ ...paid, at: at.toISOString() })),
    earnedPaise: sum(moved.filter((paise) => paise > 0)),
    backPaise: -sum(moved.filter((paise) => paise < 0)),
    paidPaise: sum(payouts.map(({ paise }) => paise)),
    closingPaise: await owedBefore(ctx, payee.id, until),
    heldPaise: await heldAt(ctx, payee.id, until < now ? until : now),
  };
}
type ShownPayee = Awaited<ReturnType<typeof presentPayees<Payee>>>[number];

const presentLine = ({ purpose, at, freeAt, ...line }: StatementLine): Statement['lines'][number] => ({
  ...line,
  at: at.toISOString(),
  freeAt: freeAt.toISOString(),
  reason: purpose === 'paid' ? 'paid' : purpose.startsWith('refund') ? 'refund' : 'credit',
});

/** A month of the institute's calendar: from its first moment until before that of the next. */
function spanOf(month: string, timeZone: string): { readonly since: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const lastDay = (of: number) => new Date(Date.UTC(year, of, 0)).toISOString().slice(0, 10);
  const endOf = (of: number) => new Date(endOfDayIn(timeZone, lastDay(of)).getTime() + 1);
  return { since: endOf(number - 1), until: endOf(number) };
}
