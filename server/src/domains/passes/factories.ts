import type { PlanTerms } from '@abhyas/contract/passes/shapes';

/** Terms of a plan for a year, with what the story says else. */
export const planTermsOf = (given: Partial<PlanTerms> = {}): PlanTerms => ({
  nameEn: 'Premium',
  nameHi: 'प्रीमियम',
  examIds: [1],
  mode: 'premium',
  days: 365,
  pricePaise: 849_900,
  salePaise: null,
  saleFrom: null,
  saleUntil: null,
  trialDays: null,
  pauseDays: null,
  yearlyPauses: 2,
  extras: [],
  rules: [{ what: 'courses', subjectIds: [], chosen: null }],
  ...given,
});
