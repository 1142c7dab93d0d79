import type { OpeningRule } from '@abhyas/contract/passes/shapes';
import type { TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { revoke } from '../../entitlements/index.ts';
import { grantRules, grantToAll, sourceOfPreview } from '../grants/pass-grants.ts';
import { listPassesOfPlan } from '../grants/passes.store.ts';
import { arrangeRule, thingOfRule } from '../opening/arrange-rules.ts';
import { insertRules, leaveOutRule, listRules, moveRule, removeRule, type StoredRule } from '../opening/rules.store.ts';
import type { StoredPlan } from './plans.store.ts';

const wordsOf = ({ what, subjectIds, chosen, examIds }: Omit<StoredRule, 'id' | 'planId' | 'place'>) =>
  JSON.stringify([what, subjectIds.toSorted(), chosen?.toSorted() ?? examIds.toSorted()]);

/**
 * Makes the rules of a plan what was written. A rule that says what one said before is that one; of a plan that was ever published the
 * others are left out, and open for whoever has them, and new ones open to its holders too.
 */
export async function saveRules(
  tx: TransactionContext,
  plan: Pick<StoredPlan, 'id' | 'examIds' | 'state' | 'mode'>,
  wanted: readonly OpeningRule[],
): Promise<void> {
  const before = new Map((await listRules(tx, [plan.id])).map((rule) => [wordsOf(rule), rule]));
  const added: StoredRule[] = [];
  for (const [place, rule] of wanted.entries()) {
    const known = before.get(wordsOf({ ...rule, examIds: plan.examIds }));
    if (known) {
      before.delete(wordsOf(known));
      await moveRule(tx, known.id, place);
    } else added.push({ ...rule, id: newId(), planId: plan.id, place, examIds: plan.examIds });
  }
  await insertRules(tx, added);
  for (const { id } of before.values()) await (plan.state === 'draft' ? removeRule(tx, id) : leaveOut(tx, plan, id));
  if (plan.state !== 'draft') await openRules(tx, plan, added);
}

/** Nobody paid for a preview, so that it closes what it shows no more. */
async function leaveOut(tx: TransactionContext, plan: Pick<StoredPlan, 'id' | 'mode'>, ruleId: string): Promise<void> {
  await leaveOutRule(tx, ruleId);
  if (plan.mode === 'preview')
    await revoke(tx, { source: sourceOfPreview(plan.id), thing: thingOfRule(ruleId), reason: 'plan changed' });
}

/** Fills rules with what fits them now, and opens them to whoever has the plan. */
export async function openRules(
  tx: TransactionContext,
  plan: Pick<StoredPlan, 'id' | 'mode'>,
  rules: readonly StoredRule[],
): Promise<void> {
  if (rules.length === 0) return;
  for (const rule of rules) await arrangeRule(tx, rule);
  if (plan.mode === 'preview') return grantToAll(tx, plan.id, rules);
  for (const pass of await listPassesOfPlan(tx, plan.id)) await grantRules(tx, pass, rules);
}
