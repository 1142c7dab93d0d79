import { z } from 'zod';
import { id, instant, text, whole, wordOrCode } from '../shapes.ts';

/** Spec §9: what a plan is, from a look around to everything. */
export const planModes = ['preview', 'bookplus', 'premium'] as const;
export const planMode = z.enum(planModes);
export type PlanMode = (typeof planModes)[number];
/** What somebody holds: a plan, or a trial of one. */
export const passModes = [...planModes, 'trial'] as const;
export type PassMode = (typeof passModes)[number];
/** Spec §9: how the specification numbers them. */
export const planModeCodes = { preview: 1, bookplus: 2, premium: 3 } as const satisfies Record<PlanMode, number>;
export const passModeCodes = { ...planModeCodes, trial: 4 } as const satisfies Record<PassMode, number>;
/** Spec §9: whether a subscription holds now. */
export const passStatusCodes = { active: 1, inactive: 2 } as const;

export const planStates = ['draft', 'published', 'retired'] as const;
export type PlanState = (typeof planStates)[number];

export const ruleKinds = ['courses', 'packs', 'papers'] as const;
export type RuleKind = (typeof ruleKinds)[number];
/** What a plan opens by one rule: what fits it later joins by itself. */
export const openingRule = z.object({
  what: z.enum(ruleKinds),
  /** Only of these subjects; empty: of all. Papers have no subject of their own. */
  subjectIds: z.array(whole).max(8),
  /** These alone; null: everything of the plan's exams. */
  chosen: z.array(id).min(1).max(200).nullable(),
});
export type OpeningRule = z.infer<typeof openingRule>;

/** Whole paise: ten lakh rupees. */
const MOST_PAISE = 100_000_000;
const LEAST_PAISE = 100;
const price = whole.min(0).max(MOST_PAISE);

const terms = z.object({
  nameEn: text(60, 1),
  nameHi: text(60),
  /** The exams that it is for. */
  examIds: z.array(whole).min(1).max(8),
  mode: planMode,
  /** Days from the purchase; null: until the day of the exam, or for a preview without an end. */
  days: whole.min(1).max(3660).nullable(),
  pricePaise: price,
  /** The price while a sale lasts. */
  salePaise: price.nullable(),
  saleFrom: instant.nullable(),
  saleUntil: instant.nullable(),
  /** Of a premium plan: it can be tried once for so many days. */
  trialDays: whole.min(1).max(60).nullable(),
  /** A holder may pause for so many days at once, so many times a year. */
  pauseDays: whole.min(1).max(90).nullable(),
  yearlyPauses: whole.min(1).max(12),
  /** What comes with it besides, in the words of the institute. */
  extras: z.array(z.object({ en: text(80, 1), hi: text(80) })).max(8),
  rules: z.array(openingRule).max(12),
});
export type PlanTerms = z.infer<typeof terms>;

const at = (name: keyof PlanTerms, messageKey: string, params: { readonly minimum?: number } = {}) => ({
  path: [name],
  params: { messageKey: `errors.fields.${messageKey}`, ...params },
});
/** In rupees, as people type prices. */
const least = { minimum: LEAST_PAISE / 100 };
export const planTerms = terms
  .extend({ mode: wordOrCode(planMode, planModeCodes) })
  .refine(
    ({ mode, pricePaise }) => mode === 'preview' || pricePaise >= LEAST_PAISE,
    at('pricePaise', 'tooSmall', least),
  )
  .refine(({ pricePaise, salePaise }) => salePaise === null || salePaise < pricePaise, at('salePaise', 'belowPrice'))
  .refine(({ salePaise }) => salePaise === null || salePaise >= LEAST_PAISE, at('salePaise', 'tooSmall', least))
  .refine(
    ({ saleFrom, saleUntil }) => saleFrom === null || saleUntil === null || saleFrom < saleUntil,
    at('saleUntil', 'beforeOpening'),
  )
  .refine(({ mode, trialDays }) => trialDays === null || mode === 'premium', at('trialDays', 'premiumOnly'));

/** What a plan costs at a moment, and what it costs without a sale; whole paise, tax included. */
export function planPrice(
  {
    pricePaise,
    salePaise,
    saleFrom,
    saleUntil,
  }: Pick<PlanTerms, 'pricePaise' | 'salePaise' | 'saleFrom' | 'saleUntil'>,
  now: Date,
): { readonly pricePaise: number; readonly listPaise: number } {
  const since = saleFrom === null ? -Infinity : Date.parse(saleFrom);
  const until = saleUntil === null ? Infinity : Date.parse(saleUntil);
  const onSale = salePaise !== null && since <= now.getTime() && now.getTime() < until;
  return { pricePaise: onSale ? salePaise : pricePaise, listPaise: pricePaise };
}

/** How much a plan opens now. */
export const opened = z.object({ courses: whole, packs: whole, papers: whole });
export type Opened = z.infer<typeof opened>;

export const plan = terms.extend({
  planId: id,
  state: z.enum(planStates),
  opens: opened,
  /** People who hold it now, trials included. */
  holders: whole,
  publishedAt: instant.nullable(),
});
export type Plan = z.infer<typeof plan>;
