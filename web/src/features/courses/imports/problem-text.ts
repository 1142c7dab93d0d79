import type { ImportProblem } from '@abhyas/contract/courses/portability';
import { useTranslation } from 'react-i18next';

/** Says what is wrong with an import. Why a file was refused is a sentence of its own. */
export function useProblemText(): (problem: ImportProblem) => string {
  const { t } = useTranslation();
  return ({ key, details }) => {
    const { refusal } = details;
    const why = typeof refusal === 'string' ? t(`errors.${refusal}`, { ...details }) : '';
    return t(`courses.imports.problems.${key}`, { ...details, why });
  };
}
