import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

/** In place of a person, where an account is nobody's. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
interface Sum {
  readonly account: string;
  readonly personId: string;
  readonly amountPaise: number;
}

/** Sums of all accounts of the institute, in whole paise: what the last snapshot says, and what came after it. */
export async function balances(ctx: Bound): Promise<Map<string, number>> {
  // Asked apart: with the id as a value the later entries are found by their key, and the others are not read.
  const afterId = (await findUntil(ctx)) ?? NOBODY;
  const found = await sql<{ account: string; sum: number }>`
    select account, sum(amount_paise)::bigint as sum from (
      select account, amount_paise from ledger_balances where institute_id = ${ctx.instituteId}
      union all
      select account, amount_paise from ledger_entries
      where institute_id = ${ctx.instituteId} and transaction_id > ${afterId}::uuid
    ) known group by account`.execute(rows(ctx));
  return new Map(found.rows.map(({ account, sum }) => [account, sum]));
}

/** The last transaction that the sums of the night hold; undefined before the first night. */
async function findUntil(ctx: Bound): Promise<string | undefined> {
  return (await rows(ctx).selectFrom('ledgerSnapshots').select('untilId').executeTakeFirst())?.untilId;
}

/**
 * The last transaction that is there up to an id. A snapshot ends at one that exists, so that what is written later has a
 * greater id, even where the clock has jumped.
 */
export async function findLastUntil(ctx: Bound, id: string): Promise<string | undefined> {
  const last = await rows(ctx)
    .selectFrom('ledgerTransactions')
    .select('id')
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.id;
}

/** Sums up to a transaction, from the first entry. */
export const sumFromFirst = (ctx: Bound, untilId: string): Promise<Sum[]> => sumBetween(ctx, NOBODY, untilId);

async function sumBetween(ctx: Bound, afterId: string, untilId: string): Promise<Sum[]> {
  const found = await sql<Sum>`select account, coalesce(person_id, ${NOBODY}::uuid) as person_id,
      sum(amount_paise)::bigint as amount_paise
    from ledger_entries where institute_id = ${ctx.instituteId} and transaction_id > ${afterId} and transaction_id <= ${untilId}
    group by 1, 2`.execute(rows(ctx));
  return found.rows;
}

/** The same sums from the last snapshot on; undefined where there is none. */
export async function sumFromSnapshot(ctx: Bound, untilId: string): Promise<Sum[] | undefined> {
  const afterId = await findUntil(ctx);
  if (afterId === undefined) return undefined;
  const known = await rows(ctx).selectFrom('ledgerBalances').select(['account', 'personId', 'amountPaise']).execute();
  const sums = new Map(known.map((sum) => [nameOf(sum), sum]));
  for (const later of await sumBetween(ctx, afterId, untilId)) {
    const before = sums.get(nameOf(later))?.amountPaise ?? 0;
    sums.set(nameOf(later), { ...later, amountPaise: before + later.amountPaise });
  }
  return [...sums.values()];
}

/** One account of one person, as text. */
export const nameOf = ({ account, personId }: Pick<Sum, 'account' | 'personId'>): string => `${account} ${personId}`;

export async function saveSnapshot(tx: TransactionContext, untilId: string, sums: readonly Sum[]): Promise<void> {
  await upsertRows(tx, 'ledgerSnapshots', { untilId, takenAt: tx.clock.now() }, { key: [] });
  await upsertRows(
    tx,
    'ledgerBalances',
    sums.map(({ account, personId, amountPaise }) => ({ account, personId, amountPaise })),
    { key: ['account', 'personId'] },
  );
}

/** The sums of one person become those of another, whose entries the ledger already names; nothing is left to the first. */
export async function moveBalances(tx: TransactionContext, from: string, to: string): Promise<void> {
  const known = await rows(tx)
    .selectFrom('ledgerBalances')
    .select(['account', 'personId', 'amountPaise'])
    .where('personId', 'in', [from, to])
    .execute();
  const accounts = new Set(known.filter(({ personId }) => personId === from).map(({ account }) => account));
  const sumOf = (account: string) =>
    known.filter((one) => one.account === account).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const moved = [...accounts].flatMap((account) => [
    { account, personId: from, amountPaise: 0 },
    { account, personId: to, amountPaise: sumOf(account) },
  ]);
  await upsertRows(tx, 'ledgerBalances', moved, { key: ['account', 'personId'] });
}
