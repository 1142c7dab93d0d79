import type { TransactionContext } from '../../../kernel/context.ts';
import { saveGrant } from './grants.store.ts';

/** What can be opened; grows with the domains that sell or assign things. */
export type ThingKind = 'paper';

export interface NewGrant {
  /** `everyone`: all students of the institute, those of tomorrow included. */
  readonly holder: 'everyone' | { readonly accountId: string };
  readonly thingKind: ThingKind;
  readonly thingId: string;
  /** Why it is open, e.g. `published`; one grant for each source. */
  readonly source: string;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
}

/** Opens a thing to somebody; the same grant again only moves its window. */
export async function grant(ctx: TransactionContext, given: NewGrant): Promise<void> {
  await saveGrant(ctx, given);
}
