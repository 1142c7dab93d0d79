import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { type BankStatus, listBankChanges } from './bank.store.ts';
import { namesOfBankPeople, presentBankChange } from './bank-details.ts';

type Show = typeof api.tenancy.showBankDetails;
/** The account that payouts go to, and the change that waits: masked, even for whoever entered it. */
export async function showBankDetails(ctx: Context, { query }: Input<Show>): Promise<Answer<Show>> {
  const { accountId, capabilities } = actorOf(ctx);
  const rows = await listBankChanges(ctx, query.ownerId ?? null);
  const nameOf = await namesOfBankPeople(ctx, rows);
  const one = (status: BankStatus) => rows.find((row) => row.status === status);
  const [active, proposed] = [one('active'), one('proposed')];
  const mine = proposed?.maker_id === accountId;
  return {
    active: active ? presentBankChange(active, nameOf) : null,
    proposed: proposed ? presentBankChange(proposed, nameOf) : null,
    past: rows.filter((row) => row !== active && row !== proposed).map((row) => presentBankChange(row, nameOf)),
    can: {
      propose: capabilities.has('bankDetails.write') && !proposed,
      approve: capabilities.has('bankDetails.approve') && proposed !== undefined && !mine,
      withdraw: capabilities.has('bankDetails.write') && mine,
    },
  };
}
