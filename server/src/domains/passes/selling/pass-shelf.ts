import type { StandingName } from '@abhyas/contract/passes/held';
import { planPrice } from '@abhyas/contract/passes/shapes';
import { actorOf, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { type Bought, lineOfSource, type Offer, type Shelf } from '../../commerce/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { endPass, grantRules } from '../grants/pass-grants.ts';
import { findPassBySource, insertPass, listLivePasses, type StoredPass } from '../grants/passes.store.ts';
import { listRules } from '../opening/rules.store.ts';
import { getPlan, plansById, type StoredPlan } from '../plans/plans.store.ts';
import { termsOf } from '../plans/present-plans.ts';
import { standingOf } from '../standing/standing.ts';
import { DAY, daysBetween, endOfPlan } from '../standing/end-of-plan.ts';

/** OFFER_UNKNOWN for a plan that is not on offer or free, COURSE_REGISTERED (4220304131) for one that is no more than what the caller has. */
async function offersOf(ctx: Context, ids: readonly string[]): Promise<Offer[]> {
  const now = ctx.clock.now();
  const live = await listLivePasses(ctx, actorOf(ctx).accountId);
  const plans = await plansById(ctx, ids);
  const offers: Offer[] = [];
  for (const id of ids) {
    const plan = plans.get(id);
    if (plan?.state !== 'published' || plan.mode === 'preview') return fail('OFFER_UNKNOWN', { id });
    const price = planPrice(termsOf(plan, []), now);
    const title = await titleOf(ctx, plan);
    const { name, since, replaces } = standingOf(plan, price.pricePaise, live, now);
    if (isHeld(name)) return fail('COURSE_REGISTERED', { id, title });
    offers.push({
      thing: { kind: 'pass', id },
      title,
      coverUrl: null,
      subjects: [],
      ...price,
      validityDays: plan.days,
      opensUntil: (await endOfPlan(ctx, plan, since)).toISOString(),
      credits: replaces.flatMap(({ pass, creditPaise: paise }) => {
        const line = lineOfSource(pass.source);
        return line && paise > 0 ? { ...line, paise } : [];
      }),
    });
  }
  return offers;
}

/** Plans that somebody has, or that open no more than what somebody has. */
async function heldOf(ctx: Context, accountId: string, ids: readonly string[]): Promise<string[]> {
  const live = await listLivePasses(ctx, accountId);
  return [...(await plansById(ctx, ids)).values()]
    .filter((plan) => isHeld(standingOf(plan, Infinity, live, ctx.clock.now()).name))
    .map(({ id }) => id);
}
const isHeld = (name: StandingName) => name === 'held' || name === 'covered';

/** As it stands on orders and invoices: `Premium, JEE Main`. */
async function titleOf(ctx: Context, { nameEn, examIds }: StoredPlan): Promise<string> {
  const names = (await listExams(ctx)).filter(({ id }) => examIds.includes(id)).map(({ name }) => name);
  return [nameEn, ...names].join(', ');
}

/** Opens a plan that was paid for; trials of its exams end, and so do passes that cost nothing and are less. */
async function open(tx: TransactionContext, bought: Bought): Promise<Date> {
  const { accountId, thingId: planId, source, validityDays, opensUntil, paidPaise } = bought;
  await lockByName(tx, `passes.of.${accountId}`);
  const now = tx.clock.now();
  const plan = await getPlan(tx, planId);
  const live = await listLivePasses(tx, accountId);
  const { name, since } = standingOf(plan, Infinity, live, now);
  const startsAt = name === 'renew' ? since : now;
  const endsAt = endOf(startsAt, validityDays, opensUntil);
  const mode = plan.mode === 'preview' ? fail('OFFER_UNKNOWN', { id: planId }) : plan.mode;
  const pass: StoredPass = {
    id: newId(),
    planId,
    accountId,
    mode,
    examIds: plan.examIds,
    source,
    startsAt,
    endsAt,
    boughtDays: daysBetween(startsAt, endsAt),
    paidPaise,
    pausedUntil: null,
    endedAt: null,
    endedWhy: null,
    reminds: true,
    createdAt: now,
  };
  await insertPass(tx, pass);
  await grantRules(tx, pass, await listRules(tx, [planId]));
  for (const one of live)
    if (isReplaced(one, plan)) await endPass(tx, one, one.mode === 'trial' ? 'bought' : 'upgraded');
  return endsAt;
}

/** Of what was paid for, its credit decides: it ended with it. */
const isReplaced = ({ mode, paidPaise, planId, examIds }: StoredPass, plan: StoredPlan) =>
  (mode === 'trial' || (paidPaise === 0 && planId !== plan.id)) && examIds.every((id) => plan.examIds.includes(id));

/** A purchase that was paid late still gets its days; one until an exam ends with it, and is open for a day at least. */
function endOf(since: Date, validityDays: number | null, opensUntil: Date | null): Date {
  if (validityDays !== null) return new Date(since.getTime() + validityDays * DAY);
  return new Date(Math.max(opensUntil?.getTime() ?? 0, since.getTime() + DAY));
}

/** Plans of the Infinity Pass in the shop. */
export const passShelf: Shelf = {
  kinds: ['pass'],
  offersOf,
  heldOf,
  facesOf: async (_ctx, ids) => new Map(ids.map((id) => [id, { coverUrl: null, subjects: [] }])),
  open,
  close: async (tx, { source, why }) => {
    const pass = await findPassBySource(tx, source);
    if (pass) await endPass(tx, pass, why === 'credited' ? 'upgraded' : 'refunded');
  },
};
