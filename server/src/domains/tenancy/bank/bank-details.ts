import type { BankChange } from '@abhyas/contract/tenancy/bank';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { port } from '../../../kernel/port.ts';
import { record } from '../../audit/index.ts';
import { namesOfActors } from '../people-names.ts';
import { insertChanges } from '../settings/changes.store.ts';
import { type BankRow, type BankStatus, findChange } from './bank.store.ts';

/** Whether the institute pays somebody under this id, whose bank details it may keep. */
export const bankOwners = port<(ctx: Context, ownerId: string) => Promise<boolean>>('tenancy.bankOwners');
/** What their seals are for. */
export const BANK_PURPOSE = 'bank_details';

/** The last four digits, as on a receipt. */
export const maskAccount = (account: string): string => `•••• ${account.slice(-4)}`;
/** The first letter of each word: enough to recognise, too little to copy. */
export const maskHolder = (holder: string): string =>
  holder
    .split(/\s+/)
    .map((word) => `${[...word][0] ?? ''}${'•'.repeat(Math.min(5, Math.max(0, [...word].length - 1)))}`)
    .join(' ');

type NameOf = (id: string | null) => string | null;
/** A change as staff see it: holder and account masked. */
export const presentBankChange = (row: BankRow, nameOf: NameOf): BankChange => ({
  id: row.id,
  status: row.status as BankStatus,
  holder: row.holder_mask,
  account: row.account_mask,
  ifsc: row.ifsc,
  accountKind: row.account_kind as BankChange['accountKind'],
  madeAt: row.made_at.toISOString(),
  maker: nameOf(row.maker_id),
  checkedAt: row.checked_at?.toISOString() ?? null,
  checker: nameOf(row.checker_id),
  note: row.note,
});
/** The names of those who entered and who checked these changes. */
export const namesOfBankPeople = (ctx: Context, rows: readonly BankRow[]) =>
  namesOfActors(
    ctx,
    rows.flatMap((row) => [row.maker_id, row.checker_id]),
  );

/** One change as it stands now; NOT_FOUND. */
export async function showBankChange(ctx: Context, id: string): Promise<BankChange> {
  const row = (await findChange(ctx, id)) ?? fail('NOT_FOUND');
  return presentBankChange(row, await namesOfBankPeople(ctx, [row]));
}

/** What was done to bank details, in the history of settings and in the log, the accounts masked. */
export async function recordBankChange(
  tx: TransactionContext,
  action: string,
  id: string,
  before: readonly string[],
  after: readonly string[],
  reason = '',
): Promise<void> {
  await insertChanges(tx, [{ section: 'bank', field: action, before, after }]);
  const masked = (accounts: readonly string[]) => ({ account: accounts[0] ?? null });
  await record(tx, {
    action,
    subjectKind: 'bankDetails',
    subjectId: id,
    reason,
    before: masked(before),
    after: masked(after),
  });
}
