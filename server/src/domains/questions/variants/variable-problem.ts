import type { FieldError } from '@abhyas/contract/envelope';
import type { Variant } from '@abhyas/contract/questions/variables';
import type { ExpressionProblem } from './expression-problem.ts';

/** What is wrong with the variables of a draft: paths within the draft, message `questions.variables.checks.<code>`. */
export const variableProblem = (path: string, code: string, values?: FieldError['values']): FieldError => ({
  path,
  messageKey: `questions.variables.checks.${code}`,
  ...(values && { values }),
});

/** Why an expression is refused, with the numbers for which it has no value. */
export const expressionProblem = (path: string, { code, values }: ExpressionProblem, variant?: Variant): FieldError =>
  variableProblem(path, variant ? `${code}For` : code, { ...values, ...(variant && { numbers: numbersOf(variant) }) });

/** The numbers of a variant as one reads them: `a = 3, b = −2`. */
export const numbersOf = (variant: Variant): string =>
  Object.entries(variant)
    .map(([name, number]) => `${name} = ${number.replace('-', '−')}`)
    .join(', ');
