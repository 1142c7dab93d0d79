import { z } from 'zod';
import { type Access, allowed, partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, instant, page, paged, text, whole } from '../shapes.ts';
import { opened, passModeCodes, passModes, passStatusCodes, plan, planMode, planModeCodes } from './shapes.ts';

const mine: Access = { area: 'student', can: 'courses.study', item: 'infinityPass' };
const ofPlan = z.object({ planId: id });
const ofPass = z.object({ passId: id });

export const passStates = ['active', 'paused', 'upcoming', 'ended'] as const;
export type PassState = (typeof passStates)[number];

/** A pass as its holder sees it. */
export const heldPass = plan.pick({ planId: true, nameEn: true, nameHi: true, examIds: true }).extend({
  passId: id,
  mode: z.enum(passModes),
  /** Spec §9: mode and status in its numbers. */
  codes: z.object({ mode: z.literal(Object.values(passModeCodes)), status: z.literal(Object.values(passStatusCodes)) }),
  state: z.enum(passStates),
  startsAt: instant,
  endsAt: instant,
  pausedUntil: instant.nullable(),
  /** Whole days until the end, today included. */
  daysLeft: whole,
  /** Its holder is reminded before the end. */
  reminds: z.boolean(),
  /** The order that it was bought with; null: a trial. */
  orderId: id.nullable(),
  opens: opened,
  can: z.object({
    /** The most days of a pause now; null: there is none, or none is left this year. */
    pauseDays: whole.nullable(),
    pausesLeft: whole,
    resume: z.boolean(),
  }),
});
export type HeldPass = z.infer<typeof heldPass>;

/** What a plan is to somebody: to be bought, renewed, moved up to, theirs, or less than they have. */
export const standings = ['new', 'renew', 'upgrade', 'held', 'covered', 'free'] as const;
export type StandingName = (typeof standings)[number];

export const offeredPlan = plan
  .pick({
    planId: true,
    nameEn: true,
    nameHi: true,
    examIds: true,
    days: true,
    trialDays: true,
    pauseDays: true,
    yearlyPauses: true,
    extras: true,
    opens: true,
  })
  .extend({
    mode: planMode,
    code: z.literal(Object.values(planModeCodes)),
    pricePaise: whole,
    listPaise: whole,
    standing: z.enum(standings),
    /** The price less what is left of what it replaces. */
    payPaise: whole,
    canTry: z.boolean(),
  });
export type OfferedPlan = z.infer<typeof offeredPlan>;

/** What is left of one pass, and counts for another: unused ÷ bought × paid, rounded down to the paisa. */
export const passCredit = plan.pick({ nameEn: true, nameHi: true }).extend({
  passId: id,
  startsAt: instant,
  endsAt: instant,
  boughtDays: whole,
  unusedDays: whole,
  paidPaise: whole,
  creditPaise: whole,
});
export type PassCredit = z.infer<typeof passCredit>;

export const upgrade = z.object({
  plan: offeredPlan,
  credits: z.array(passCredit),
  creditPaise: whole,
  payPaise: whole,
  /** GST inside the price of the new plan. */
  taxPaise: whole,
  opensUntil: instant,
  /** Opened now and not before. */
  more: opened,
});
export type Upgrade = z.infer<typeof upgrade>;

export const planHolder = z.object({
  passId: id,
  accountId: id,
  name: z.string(),
  email: z.string(),
  mode: z.enum(passModes),
  state: z.enum(passStates),
  startsAt: instant,
  endsAt: instant,
  paidPaise: whole,
});
export type PlanHolder = z.infer<typeof planHolder>;

export const passes = {
  listOffers: get('/api/plans', {
    summary:
      'The plans on offer as they are to the caller: price, what each opens, whether it can be tried or moved up to',
    access: mine,
    reply: z.object({
      exams: z.array(z.object({ id: whole, name: z.string() })),
      plans: z.array(offeredPlan),
      passes: z.array(heldPass),
    }),
  }),
  listMyPasses: get('/api/passes', {
    summary: 'One’s own passes that hold or will hold, the one that ends first first',
    access: mine,
    reply: z.object({ rows: z.array(heldPass) }),
  }),
  showUpgrade: get('/api/plans/:planId/upgrade', {
    summary: 'What changes when the caller moves up to a plan, to the paisa, before anything is paid',
    access: mine,
    params: ofPlan,
    reply: upgrade,
    errors: ['PLAN_NOT_OFFERED'],
  }),
  startTrial: post('/api/plans/:planId/trial', {
    summary: 'Begins the free trial of a plan: one for each person and exam',
    access: mine,
    params: ofPlan,
    reply: heldPass,
    errors: ['PLAN_NOT_OFFERED', 'TRIAL_USED', 'PASS_COVERED'],
  }),
  pausePass: post('/api/passes/:passId/pause', {
    summary: 'Closes a pass for some days and moves its end by as many',
    access: mine,
    params: ofPass,
    body: z.object({ days: whole.min(1).max(90) }),
    reply: heldPass,
    errors: ['PASS_ENDED', 'PASS_PAUSES_USED'],
  }),
  resumePass: post('/api/passes/:passId/resume', {
    summary: 'Ends a pause before its time; the days that are left come off the end again',
    access: mine,
    params: ofPass,
    reply: heldPass,
    errors: ['PASS_ENDED'],
  }),
  saveRenewal: put('/api/passes/:passId/renewal', {
    summary: 'Whether one is reminded before a pass ends; nothing is ever charged by itself',
    access: mine,
    params: ofPass,
    body: z.object({ reminds: z.boolean() }),
    reply: heldPass,
  }),
  listPlansOfCourse: get('/api/courses/:courseId/plans', {
    summary: 'The plans on offer that open a course or pack',
    access: allowed('infinityPass'),
    params: z.object({ courseId: id }),
    reply: z.object({
      rows: z.array(plan.pick({ planId: true, nameEn: true, nameHi: true }).extend({ pricePaise: whole })),
    }),
  }),
  listPlanHolders: get('/api/partner/plans/:planId/holders', {
    summary: 'Who holds a plan or held it, the newest first',
    access: partner('sales.read'),
    params: ofPlan,
    query: page.extend({ search: text(100).default('') }),
    reply: paged(planHolder),
  }),
};
