import { sql } from 'kysely';
import type { Bound } from '../../../../../kernel/context.ts';
import { rows } from '../../../../../kernel/database/rows.ts';

/** What the ledger says that a payee was owed just before a moment, in whole paise. */
export async function owedBefore(ctx: Bound, payeeId: string, at: Date): Promise<number> {
  const found = await sql<{ owed: number }>`select coalesce(-sum(e.amount_paise), 0)::bigint as owed
    from ledger_entries e join ledger_transactions t on t.institute_id = e.institute_id and t.id = e.transaction_id
    where e.institute_id = ${ctx.instituteId} and e.person_id = ${payeeId}
      and e.account in ('authorSharePayable', 'publisherSharePayable', 'providerCommissionPayable')
      and t.at < ${at}`.execute(rows(ctx));
  return found.rows[0]!.owed;
}

export interface StatementLine {
  readonly at: Date;
  readonly orderNumber: string;
  readonly title: string;
  readonly purpose: string;
  readonly taxablePaise: number;
  readonly basisPoints: number;
  readonly paise: number;
  readonly freeAt: Date;
}
/** What was earned and taken back from a moment until before another. */
export const listLines = (ctx: Bound, payeeId: string, since: Date, until: Date): Promise<StatementLine[]> =>
  rows(ctx)
    .selectFrom('shareEntries as e')
    .innerJoin('orders as o', 'o.id', 'e.orderId')
    .innerJoin('orderLines as l', (join) => join.onRef('l.orderId', '=', 'e.orderId').onRef('l.line', '=', 'e.line'))
    .select(['e.at', 'o.number as orderNumber', 'l.title', 'e.purpose', 'e.taxablePaise', 'e.basisPoints'])
    .select(['e.paise', 'e.freeAt'])
    .where('e.payeeId', '=', payeeId)
    .where('e.at', '>=', since)
    .where('e.at', '<', until)
    .orderBy('e.at')
    .orderBy('e.id')
    .execute();

/** What of what was earned before a moment can be paid out only after it. */
export async function heldAt(ctx: Bound, payeeId: string, at: Date): Promise<number> {
  const found = await sql<{ held: number }>`select coalesce(sum(paise), 0)::bigint as held from share_entries
    where institute_id = ${ctx.instituteId} and payee_id = ${payeeId} and at < ${at} and free_at > ${at}`.execute(
    rows(ctx),
  );
  return found.rows[0]!.held;
}

export interface PaidOut {
  readonly at: Date;
  readonly payoutId: string;
  readonly account: string;
  /** What the bank gave back is negative. */
  readonly paise: number;
}
/** Payouts of a payee that were approved, or given back by the bank, in a span of time. */
export async function listPaidOut(ctx: Bound, payeeId: string, since: Date, until: Date): Promise<PaidOut[]> {
  const found = await sql<PaidOut>`select at, payout_id, account, paise from (
      select p.checked_at as at, l.payout_id, l.account_mask as account, l.paise
      from payout_lines l join payouts p on p.institute_id = l.institute_id and p.id = l.payout_id
      where l.institute_id = ${ctx.instituteId} and l.payee_id = ${payeeId} and p.state in ('approved', 'sent', 'returned')
      union all
      select p.ended_at, l.payout_id, l.account_mask, -l.paise
      from payout_lines l join payouts p on p.institute_id = l.institute_id and p.id = l.payout_id
      where l.institute_id = ${ctx.instituteId} and l.payee_id = ${payeeId} and p.state = 'returned'
    ) moved where at >= ${since} and at < ${until} order by at, paise desc`.execute(rows(ctx));
  return found.rows;
}

/** Months in which a payee earned or was paid something, the newest first. */
export async function listMonths(ctx: Bound, payeeId: string, timeZone: string): Promise<string[]> {
  const found = await sql<{
    month: string;
  }>`select distinct to_char(at at time zone ${timeZone}::text, 'YYYY-MM') as month from (
      select at from share_entries where institute_id = ${ctx.instituteId} and payee_id = ${payeeId}
      union all
      select p.checked_at from payout_lines l join payouts p on p.institute_id = l.institute_id and p.id = l.payout_id
      where l.institute_id = ${ctx.instituteId} and l.payee_id = ${payeeId} and p.checked_at is not null
    ) moved order by month desc`.execute(rows(ctx));
  return found.rows.map(({ month }) => month);
}
