import type { TransactionContext } from '../../../kernel/context.ts';
import { grant, revoke } from '../../entitlements/index.ts';
import { thingOfRule } from '../opening/arrange-rules.ts';
import type { StoredRule } from '../opening/rules.store.ts';
import { changePass, type EndedWhy, type StoredPass } from './passes.store.ts';

/** Where the grants of what is open to everyone by a preview come from. */
export const sourceOfPreview = (planId: string): string => `pass:${planId}`;

/** Where the grants of a trial come from; a pass that was bought has those of its line of the order. */
export const sourceOfTrial = (passId: string): string => `pass:${passId}`;

/** From when a pass opens what it opens: its start, or the end of a pause. */
export const opensFrom = ({ startsAt, pausedUntil }: Pick<StoredPass, 'startsAt' | 'pausedUntil'>): Date =>
  pausedUntil !== null && pausedUntil > startsAt ? pausedUntil : startsAt;

/** Opens rules to the holder of a pass, one grant each, for as long as the pass holds; again moves the window. */
export async function grantRules(
  tx: TransactionContext,
  pass: StoredPass,
  rules: readonly Pick<StoredRule, 'id'>[],
): Promise<void> {
  const { accountId, source, endsAt } = pass;
  for (const { id } of rules) {
    const { kind: thingKind, id: thingId } = thingOfRule(id);
    await grant(tx, { holder: { accountId }, thingKind, thingId, source, startsAt: opensFrom(pass), endsAt });
  }
}

/** Opens rules to everyone of the institute: what a preview shows. */
export async function grantToAll(tx: TransactionContext, planId: string, rules: readonly StoredRule[]): Promise<void> {
  for (const { id } of rules) {
    const { kind: thingKind, id: thingId } = thingOfRule(id);
    await grant(tx, { holder: 'everyone', thingKind, thingId, source: sourceOfPreview(planId) });
  }
}

/** Ends a pass before its time: all that it opened closes in this transaction. */
export async function endPass(tx: TransactionContext, { id, source }: StoredPass, why: EndedWhy): Promise<void> {
  await changePass(tx, id, { endedAt: tx.clock.now(), endedWhy: why });
  await revoke(tx, { source, reason: `pass ${why}` });
}
