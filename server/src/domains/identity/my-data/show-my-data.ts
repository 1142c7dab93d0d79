import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { graceDays } from '@abhyas/contract/identity/my-data';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listConsentsAround } from '../guardians/consents.store.ts';
import { presentReceipts } from '../guardians/consents/present-receipts.ts';
import { findContact } from '../accounts/contact.store.ts';
import { findPending } from '../deletion/deletions.store.ts';
import { listExports, presentExport } from './export.ts';

/** A person's downloads, a deletion under way, and the consents given about them or by them. */
export async function showMyData(ctx: Context): Promise<Answer<typeof api.identity.showMyData>> {
  const { accountId } = actorOf(ctx);
  const account = (await findContact(ctx, accountId)) ?? fail('ACCESS_TOKEN_INVALID');
  const pending = await findPending(ctx, accountId);
  return {
    exports: (await listExports(ctx, accountId)).map(presentExport),
    deletion: pending ? { askedAt: pending.asked_at.toISOString(), dueAt: pending.due_at.toISOString() } : null,
    termsAgreedAt: account.tnc_agreed_at?.toISOString() ?? null,
    receipts: await presentReceipts(ctx, await listConsentsAround(ctx, accountId)),
    typed: account.email,
    graceDays,
  };
}
