import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../../kernel/context.ts';
import { childOfGuardian } from '../children.ts';
import { consentStates } from './consent-states.ts';
import { listConsents } from '../consents.store.ts';
import { presentReceipts } from './present-receipts.ts';

/** What stands for one child, and every receipt. */
export async function showConsents(
  ctx: Context,
  { params: { childId } }: Input<typeof api.identity.showConsents>,
): Promise<Answer<typeof api.identity.showConsents>> {
  const child = await childOfGuardian(ctx, childId);
  const rows = await listConsents(ctx, childId);
  return { child, consents: consentStates(rows), receipts: await presentReceipts(ctx, rows) };
}
