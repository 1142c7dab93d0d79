import { fromSource } from '@abhyas/contract/rich-text';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { FormulaKey, QuestionVariables } from '@abhyas/contract/questions/variables';
import type { VariedDraft } from './check-variables.ts';

type One = QuestionVariables['variables'][number];
export const range = (name: string, from: string, to: string, step = '1'): One => ({
  kind: 'range',
  name,
  from,
  to,
  step,
});
export const choice = (name: string, ...choices: string[]): One => ({ kind: 'choice', name, choices });
export const value = (name: string, expression: string, decimals = 0) => ({ name, expression, decimals });
export const set = (
  variables: One[],
  values: QuestionVariables['values'] = [],
  constraints: string[] = [],
): QuestionVariables => ({ variables, values, constraints });
export const words = (stem: string, ...options: string[]): QuestionContent => ({
  stem: fromSource(stem),
  options: options.map(fromSource),
  explanation: fromSource('-'),
});
export const formula = (expression: string, over: Partial<FormulaKey> = {}): FormulaKey => ({
  kind: 'formula',
  expression,
  tolerance: { kind: 'absolute', amount: '0' },
  decimals: 0,
  unit: '',
  ...over,
});
export const typed = (
  variables: QuestionVariables,
  key: FormulaKey,
  type: VariedDraft['type'] = 'DECIMAL',
): VariedDraft => ({
  type,
  content: { en: words('Find it for {{a}}.') },
  variables,
  key,
});
export const chosen = (variables: QuestionVariables, ...options: string[]): VariedDraft => ({
  type: 'SINGLE',
  content: { en: words('Find it.', ...options) },
  variables,
  key: { kind: 'choice', accepted: [[1]] },
});
