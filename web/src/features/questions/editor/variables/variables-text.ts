import type { FormulaKey, QuestionVariables } from '@abhyas/contract/questions/variables';

/** Variables in one line, for the comparison of versions: `a = 1 … 10 (1); g = 9.8 | 10; v = a * g (0.00); a != 3`; empty for none. */
export function variablesText(variables: QuestionVariables | undefined): string {
  if (!variables) return '';
  const drawn = variables.variables.map((one) =>
    one.kind === 'choice'
      ? `${one.name} = ${one.choices.join(' | ')}`
      : `${one.name} = ${one.from} … ${one.to} (${one.step})`,
  );
  const computed = variables.values.map(
    ({ name, expression, decimals }) => `${name} = ${expression} (${places(decimals)})`,
  );
  return [...drawn, ...computed, ...variables.constraints].join('; ');
}

/** A computed answer in one line: `a / b m/s ± 5 % (0.00)`. */
export function formulaText({ expression, tolerance: { kind, amount }, decimals, unit }: FormulaKey): string {
  const slack = Number(amount) === 0 ? '' : ` ± ${amount}${kind === 'percent' ? ' %' : ''}`;
  return `${`${expression} ${unit}`.trim()}${slack} (${places(decimals)})`;
}

const places = (decimals: number) => (decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`);
