import { z } from 'zod';
import { partner } from '../access.ts';
import { get, post, put } from '../endpoint.ts';
import { id, text, whole } from '../shapes.ts';
import { opened, openingRule, plan, planTerms, ruleKinds } from './shapes.ts';

const read = partner('sales.read');
const write = partner('sales.write');
const one = z.object({ planId: id });

/** A course, pack or paper that a rule opens. */
export const ruleThing = z.object({ id, title: z.string() });
export type RuleThing = z.infer<typeof ruleThing>;

export const plans = {
  listPlans: get('/api/partner/plans', {
    summary: 'Plans of the Infinity Pass with how much each opens and how many people hold it',
    access: read,
    reply: z.object({ rows: z.array(plan), can: z.object({ edit: z.boolean() }) }),
  }),
  createPlan: post('/api/partner/plans', {
    summary: 'Makes a plan, which nobody sees before it is published',
    access: write,
    body: planTerms,
    reply: plan,
    errors: ['PLAN_EXAM_UNKNOWN'],
  }),
  updatePlan: put('/api/partner/plans/:planId', {
    summary:
      'Changes a plan for purchases to come; what it opens besides opens to its holders too, and nobody loses anything',
    access: write,
    params: one,
    body: planTerms,
    reply: plan,
    errors: ['PLAN_EXAM_UNKNOWN', 'PLAN_WITHOUT_RULES', 'PLAN_WITHOUT_DATE'],
  }),
  publishPlan: post('/api/partner/plans/:planId/publish', {
    summary: 'Offers a plan to students',
    access: write,
    params: one,
    reply: plan,
    errors: ['PLAN_STATE', 'PLAN_WITHOUT_RULES', 'PLAN_WITHOUT_DATE'],
  }),
  retirePlan: post('/api/partner/plans/:planId/retire', {
    summary: 'Offers a plan no more; who holds it keeps it until its end',
    access: write,
    params: one,
    reply: plan,
    errors: ['PLAN_STATE'],
  }),
  previewOpening: post('/api/partner/plans/opening', {
    summary: 'What rules would open now, counted from what is published, each with its first titles',
    access: read,
    body: z.object({ examIds: z.array(whole).max(8), rules: z.array(openingRule).max(12) }),
    reply: z.object({
      opens: opened,
      /** In the order of the rules. */
      rules: z.array(z.object({ count: whole, first: z.array(ruleThing) })),
    }),
  }),
  findRuleThings: get('/api/partner/plans/things', {
    summary: 'Published courses, packs or papers whose title holds the words, for a rule that names them',
    access: read,
    query: z.object({ what: z.enum(ruleKinds), search: text(80).default('') }),
    reply: z.object({ rows: z.array(ruleThing) }),
  }),
};
