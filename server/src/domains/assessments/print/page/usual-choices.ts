import type { PrintChoices } from '@abhyas/contract/assessments/prints';

/** What tests begin from. */
export const usualChoices: PrintChoices = {
  draft: false,
  languages: 'en',
  arrangement: 'beside',
  columns: 2,
  size: 'usual',
  watermark: '',
  roughWork: true,
  withQuestions: false,
};
