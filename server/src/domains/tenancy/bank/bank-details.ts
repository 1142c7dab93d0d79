import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { BankChange } from '@abhyas/contract/tenancy/bank';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { port } from '../../../kernel/port.ts';
import { newId } from '../../../kernel/ids.ts';
import { seal } from '../../../kernel/seal.ts';
import { record } from '../../audit/index.ts';
import { namesOfActors } from '../people-names.ts';
import { insertChanges } from '../settings/changes.store.ts';
import {
  type BankRow,
  type BankStatus,
  decide,
  findChange,
  insertProposed,
  listBankChanges,
  lockProposed,
  replaceActive,
} from './bank.store.ts';

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
const present = (row: BankRow, nameOf: NameOf): BankChange => ({
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
const peopleOf = (ctx: Context, rows: readonly BankRow[]) =>
  namesOfActors(
    ctx,
    rows.flatMap((row) => [row.maker_id, row.checker_id]),
  );

type Show = typeof api.tenancy.showBankDetails;
/** The account that payouts go to, and the change that waits: masked, even for whoever entered it. */
export async function showBankDetails(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const { accountId, capabilities } = actorOf(ctx);
  const rows = await listBankChanges(ctx, query.ownerId ?? null);
  const nameOf = await peopleOf(ctx, rows);
  const one = (status: BankStatus) => rows.find((row) => row.status === status);
  const [active, proposed] = [one('active'), one('proposed')];
  const mine = proposed?.maker_id === accountId;
  return {
    active: active ? present(active, nameOf) : null,
    proposed: proposed ? present(proposed, nameOf) : null,
    past: rows.filter((row) => row !== active && row !== proposed).map((row) => present(row, nameOf)),
    can: {
      propose: capabilities.has('bankDetails.write') && !proposed,
      approve: capabilities.has('bankDetails.approve') && proposed !== undefined && !mine,
      withdraw: capabilities.has('bankDetails.write') && mine,
    },
  };
}

type Propose = typeof api.tenancy.proposeBankDetails;
/** Enters bank details. They count for nothing until a second person approves them. */
export async function proposeBankDetails(ctx: Context, { body }: Input<Propose>): Promise<Answer<Propose>> {
  const { holder, account, ifsc, accountKind, ownerId = null } = body;
  if (ownerId !== null && !(await bankOwners()(ctx, ownerId))) fail('NOT_FOUND');
  const id = newId();
  try {
    await inTransaction(ctx, async (tx) => {
      await insertProposed(tx, {
        id,
        owner_id: ownerId,
        holder_sealed: seal(holder, BANK_PURPOSE),
        account_sealed: seal(account, BANK_PURPOSE),
        holder_mask: maskHolder(holder),
        account_mask: maskAccount(account),
        ifsc,
        account_kind: accountKind,
        maker_id: actorOf(ctx).accountId,
      });
      await note(tx, 'bankDetails.proposed', id, [], [maskAccount(account)]);
    });
  } catch (error) {
    if (isDuplicate(error)) fail('BANK_CHANGE_WAITS');
    throw error;
  }
  return shown(ctx, id);
}

type Approve = typeof api.tenancy.approveBankDetails;
/** Approves what another person entered: from now on payouts go there. */
export async function approveBankDetails(ctx: Context, { params }: Input<Approve>): Promise<Answer<Approve>> {
  const checkerId = actorOf(ctx).accountId;
  await inTransaction(ctx, async (tx) => {
    const waiting = (await lockProposed(tx, params.changeId)) ?? fail('NOT_FOUND');
    if (waiting.maker_id === checkerId) fail('BANK_SAME_PERSON');
    const before = (await listBankChanges(tx, waiting.owner_id)).find((row) => row.status === 'active');
    await replaceActive(tx, waiting.owner_id);
    await decide(tx, waiting.id, { status: 'active', checkerId });
    await note(tx, 'bankDetails.approved', waiting.id, before ? [before.account_mask] : [], [waiting.account_mask]);
  });
  return shown(ctx, params.changeId);
}

type Reject = typeof api.tenancy.rejectBankDetails;
/** Sends bank details back with a reason; whoever entered them may enter new ones. */
export async function rejectBankDetails(ctx: Context, { params, body }: Input<Reject>): Promise<Answer<Reject>> {
  const checkerId = actorOf(ctx).accountId;
  await inTransaction(ctx, async (tx) => {
    const waiting = (await lockProposed(tx, params.changeId)) ?? fail('NOT_FOUND');
    if (waiting.maker_id === checkerId) fail('BANK_SAME_PERSON');
    await decide(tx, waiting.id, { status: 'rejected', checkerId, note: body.note });
    await note(tx, 'bankDetails.rejected', waiting.id, [waiting.account_mask], [], body.note);
  });
  return shown(ctx, params.changeId);
}

type Withdraw = typeof api.tenancy.withdrawBankDetails;
/** Takes back what one entered oneself. */
export async function withdrawBankDetails(ctx: Context, { params }: Input<Withdraw>): Promise<Answer<Withdraw>> {
  await inTransaction(ctx, async (tx) => {
    const waiting = (await lockProposed(tx, params.changeId)) ?? fail('NOT_FOUND');
    if (waiting.maker_id !== actorOf(ctx).accountId) fail('FORBIDDEN');
    await decide(tx, waiting.id, { status: 'withdrawn' });
    await note(tx, 'bankDetails.withdrawn', waiting.id, [waiting.account_mask], []);
  });
  return shown(ctx, params.changeId);
}

async function shown(ctx: Context, id: string): Promise<BankChange> {
  const row = (await findChange(ctx, id)) ?? fail('NOT_FOUND');
  return present(row, await peopleOf(ctx, [row]));
}

async function note(
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
