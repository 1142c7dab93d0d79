import type { Thing } from '@abhyas/contract/entitlements/access';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { subscribe } from '../../../kernel/events.ts';
import { paperArchived, paperPublished } from '../../assessments/index.ts';
import { courseBriefs, coursePublished } from '../../courses/index.ts';
import { arrange, listInside } from '../../entitlements/index.ts';
import { listPromisedRules, type StoredRule } from './rules.store.ts';
import { kindOfRule, thingsOfRule } from './things-of-rule.ts';

export const thingOfRule = (ruleId: string): Thing => ({ kind: 'pass', id: ruleId });

/**
 * Puts what fits a rule now inside it, so that one grant of the rule opens it all, and takes out what fits no more. A course that left the
 * lists stays: whoever has it keeps it.
 */
export async function arrangeRule(tx: TransactionContext, rule: StoredRule): Promise<void> {
  const kind = kindOfRule[rule.what];
  const fits = (await thingsOfRule(tx, rule)).map(({ id }) => id);
  const kept = kind === 'paper' ? [] : await leftTheLists(tx, rule, kind, new Set(fits));
  await arrange(
    tx,
    thingOfRule(rule.id),
    [kind],
    [...fits, ...kept].map((id): Thing => ({ kind, id })),
  );
}

async function leftTheLists(
  tx: TransactionContext,
  { id }: StoredRule,
  kind: 'course' | 'pack',
  fits: ReadonlySet<string>,
): Promise<string[]> {
  const inside = (await listInside(tx, thingOfRule(id), [kind])).map((thing) => thing.id);
  const briefs = await courseBriefs(
    tx,
    inside.filter((one) => !fits.has(one)),
  );
  return [...briefs.values()].filter(({ status }) => status === 'archived').map((brief) => brief.id);
}

/** Every rule that somebody was promised, one after the other, so that no transaction holds the places for long. */
export async function arrangeRules(ctx: Context): Promise<void> {
  for (const rule of await listPromisedRules(ctx)) await inTransaction(ctx, (tx) => arrangeRule(tx, rule));
}

const name = 'passes.arrange_rules';
/** What is published fits at once; the sweep finds what no event tells: a paper that a batch was given. */
export const ARRANGE_RULES = name;
export const arrangeOnPublish = [
  subscribe(coursePublished, `${name}.course`, (ctx) => arrangeRules(ctx)),
  subscribe(paperPublished, `${name}.paper`, (ctx) => arrangeRules(ctx)),
  subscribe(paperArchived, `${name}.archived`, (ctx) => arrangeRules(ctx)),
];
