import type { ThingKind } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { type Revocation, revokeRows, saveGrants } from './grants.store.ts';

/** What every grant says, whoever holds it. */
export interface GrantOfThing {
  readonly thingKind: ThingKind;
  readonly thingId: string;
  /** Why it is open, e.g. `published` or `batch:<batch>:<assignment>`; one grant for each source. */
  readonly source: string;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
}
export interface NewGrant extends GrantOfThing {
  /** `everyone`: all students of the institute, those of tomorrow included. */
  readonly holder: 'everyone' | { readonly accountId: string };
}

/** Opens a thing to somebody; the same grant again moves its window, and brings back one that was taken back. */
export async function grant(ctx: TransactionContext, { holder, ...given }: NewGrant): Promise<void> {
  await saveGrants(ctx, holder === 'everyone' ? [null] : [holder.accountId], given);
}

/** The same for many accounts at once. */
export async function grantToEach(
  ctx: TransactionContext,
  accountIds: readonly string[],
  given: GrantOfThing,
): Promise<void> {
  if (accountIds.length > 0) await saveGrants(ctx, accountIds, given);
}

/** Takes back what a source opened: to these accounts, or without them to all. The rows stay and say when, by whom and why. */
export async function revoke(ctx: TransactionContext, given: Revocation): Promise<void> {
  await revokeRows(ctx, given);
}
