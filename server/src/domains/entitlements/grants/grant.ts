import type { ThingKind } from '@abhyas/contract/entitlements/access';
import type { TransactionContext } from '../../../kernel/context.ts';
import { forgetAnswers } from './answers.ts';
import { moveEnds, type Revocation, revokeRows, saveGrants, type Window } from './grants.store.ts';

/** What every grant says, whoever holds it. */
export interface GrantOfThing {
  readonly thingKind: ThingKind;
  readonly thingId: string;
  /** Why it is open, e.g. `published` or `batch:<batch>:<assignment>`; one grant for each source. */
  readonly source: string;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
  /** What its history says besides. */
  readonly reason?: string;
}
export interface NewGrant extends GrantOfThing {
  /** `everyone`: all students of the institute, those of tomorrow included. */
  readonly holder: 'everyone' | { readonly accountId: string };
}

/** Opens a thing to somebody; the same grant again moves its window, and brings back one that was taken back. */
export async function grant(ctx: TransactionContext, { holder, ...given }: NewGrant): Promise<void> {
  await saveGrants(ctx, holder === 'everyone' ? [null] : [holder.accountId], given);
  forgetAnswers(ctx);
}

/** The same for many accounts at once. */
export async function grantToEach(
  ctx: TransactionContext,
  accountIds: readonly string[],
  given: GrantOfThing,
): Promise<void> {
  if (accountIds.length > 0) await saveGrants(ctx, [...new Set(accountIds)], given);
  forgetAnswers(ctx);
}

/**
 * Takes back what a source opened: to these accounts, or without them to all. The rows stay and say when, by whom and why. Answers
 * the accounts from which something was taken.
 */
export async function revoke(ctx: TransactionContext, given: Revocation): Promise<string[]> {
  const taken = await revokeRows(ctx, given);
  forgetAnswers(ctx);
  return taken;
}

/** Moves the end of what a source gave, and its start where one is given. Answers the accounts that have such a grant now. */
export async function extend(ctx: TransactionContext, given: Window): Promise<string[]> {
  const had = await moveEnds(ctx, given);
  forgetAnswers(ctx);
  return had;
}
