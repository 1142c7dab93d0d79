import type { RowProblem } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';

/** What is wrong in a row or a file, in the page's language. */
export function useProblemText(): (problem: RowProblem) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  const shown = (name: string, value: string | number) =>
    typeof value === 'number' && name !== 'count' ? number(value) : value;
  return ({ code, values, column }) =>
    t(
      [
        `questions.imports.problems.${code}`,
        `questions.formats.problems.${code}`,
        `questions.checks.${code}`,
        `questions.${code}`,
        'questions.imports.problems.other',
      ],
      {
        column,
        ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)])),
      },
    );
}
