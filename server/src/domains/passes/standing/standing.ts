import type { StandingName } from '@abhyas/contract/passes/held';
import type { PlanMode } from '@abhyas/contract/passes/shapes';
import type { StoredPass } from '../grants/passes.store.ts';
import type { StoredPlan } from '../plans/plans.store.ts';
import { unusedCredit } from './unused-credit.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Who has a plan for no longer than this may buy it again; the new days begin where the old ones end. */
const RENEWED_WITHIN_MS = 30 * DAY;
const ranks: Readonly<Record<PlanMode, number>> = { preview: 0, bookplus: 1, premium: 2 };

export interface Standing {
  readonly name: StandingName;
  /** From when the days of a purchase count. */
  readonly since: Date;
  /** The passes that the plan would replace, with what is left of each. */
  readonly replaces: readonly { readonly pass: StoredPass; readonly creditPaise: number }[];
}
type Plan = Pick<StoredPlan, 'id' | 'mode' | 'examIds'>;
const within = (inner: readonly number[], outer: readonly number[]) => inner.every((id) => outer.includes(id));

/** Whether a pass that was paid for opens no less than a plan: of its kind or a higher one, for all of its exams. Pure. */
export const covers = (pass: StoredPass, plan: Plan): boolean =>
  pass.mode !== 'trial' && ranks[pass.mode] >= ranks[plan.mode] && within(plan.examIds, pass.examIds);

/**
 * What a plan is to somebody with these passes. What it replaces is every paid pass of its exams that is not higher, and its price is never
 * less than what is left of them: otherwise one would lose money by moving, and has enough. Pure.
 */
export function standingOf(plan: Plan, pricePaise: number, live: readonly StoredPass[], now: Date): Standing {
  if (plan.mode === 'preview') return { name: 'free', since: now, replaces: [] };
  const paid = live.filter(({ mode }) => mode !== 'trial');
  const same = paid.filter(({ planId }) => planId === plan.id);
  if (same.length > 0) return again(same, now, 'held');
  const replaces = paid
    .filter(({ mode, examIds }) => mode !== 'trial' && ranks[mode] <= ranks[plan.mode] && within(examIds, plan.examIds))
    .map((pass) => ({ pass, creditPaise: unusedCredit(pass, now) }));
  const credit = replaces.reduce((sum, { creditPaise }) => sum + creditPaise, 0);
  if (replaces.length > 0 && credit <= pricePaise) return { name: 'upgrade', since: now, replaces };
  const enough = paid.filter((pass) => covers(pass, plan) || replaces.some((one) => one.pass === pass));
  return enough.length > 0 ? again(enough, now, 'covered') : { name: 'new', since: now, replaces: [] };
}

/** Close to their end the new days begin there. */
function again(passes: readonly StoredPass[], now: Date, name: 'held' | 'covered'): Standing {
  const last = new Date(Math.max(...passes.map(({ endsAt }) => endsAt.getTime())));
  const soon = last.getTime() <= now.getTime() + RENEWED_WITHIN_MS;
  return { name: soon ? 'renew' : name, since: soon ? last : now, replaces: [] };
}
