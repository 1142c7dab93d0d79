import type { HeldPass, PassState } from '@abhyas/contract/passes/held';
import { passModeCodes, passStatusCodes } from '@abhyas/contract/passes/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { lineOfSource } from '../../commerce/index.ts';
import { countOpened } from '../opening/things-of-rule.ts';
import { listRules } from '../opening/rules.store.ts';
import { plansById, type StoredPlan } from '../plans/plans.store.ts';
import { openedBy } from '../plans/present-plans.ts';
import { opensFrom } from '../grants/pass-grants.ts';
import type { StoredPass } from '../grants/passes.store.ts';
import { countPauses } from './pauses.store.ts';

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/** How a pass stands at a moment. Pure. */
export function stateOfPass(pass: StoredPass, now: Date): PassState {
  if (pass.endedAt !== null || pass.endsAt <= now) return 'ended';
  if (pass.startsAt > now) return 'upcoming';
  return opensFrom(pass) > now ? 'paused' : 'active';
}

/** Passes as their holder sees them. */
export async function presentPasses(ctx: Context, passes: readonly StoredPass[]): Promise<HeldPass[]> {
  const now = ctx.clock.now();
  const planIds = [...new Set(passes.map(({ planId }) => planId))];
  const plans = await plansById(ctx, planIds);
  const opens = await openedBy(ctx, await listRules(ctx, planIds));
  const pauses = await countPauses(
    ctx,
    passes.map(({ id }) => id),
    new Date(now.getTime() - YEAR),
  );
  return passes.map((pass) => {
    const plan = plans.get(pass.planId) ?? fail('NOT_FOUND');
    const state = stateOfPass(pass, now);
    return {
      passId: pass.id,
      planId: plan.id,
      nameEn: plan.nameEn,
      nameHi: plan.nameHi,
      examIds: pass.examIds,
      mode: pass.mode,
      codes: {
        mode: passModeCodes[pass.mode],
        status: state === 'active' ? passStatusCodes.active : passStatusCodes.inactive,
      },
      state,
      startsAt: pass.startsAt.toISOString(),
      endsAt: pass.endsAt.toISOString(),
      pausedUntil: state === 'paused' ? (pass.pausedUntil?.toISOString() ?? null) : null,
      daysLeft: Math.max(0, Math.ceil((pass.endsAt.getTime() - now.getTime()) / DAY)),
      reminds: pass.reminds,
      orderId: lineOfSource(pass.source)?.orderId ?? null,
      opens: countOpened(opens.filter(({ planId }) => planId === plan.id)),
      can: canPause(pass, plan, { state, used: pauses.get(pass.id) ?? 0 }),
    };
  });
}

export async function presentPass(ctx: Context, pass: StoredPass): Promise<HeldPass> {
  const [presented = fail('NOT_FOUND')] = await presentPasses(ctx, [pass]);
  return presented;
}

interface Now {
  readonly state: PassState;
  /** Pauses of the last year. */
  readonly used: number;
}
/** What its holder may do about pauses now. A trial has none. Pure. */
export function canPause(
  { mode }: Pick<StoredPass, 'mode'>,
  { pauseDays, yearlyPauses }: Pick<StoredPlan, 'pauseDays' | 'yearlyPauses'>,
  { state, used }: Now,
): HeldPass['can'] {
  const pausesLeft = mode === 'trial' || pauseDays === null ? 0 : Math.max(0, yearlyPauses - used);
  const may = state === 'active' && pausesLeft > 0;
  return { pauseDays: may ? pauseDays : null, pausesLeft, resume: state === 'paused' };
}
