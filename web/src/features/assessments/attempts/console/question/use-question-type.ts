import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';

/** The kind of a question in a word or two: "Single correct". */
export function useQuestionType(): (type: QuestionType) => string {
  const { t } = useTranslation();
  return (type) => t(`assessments.types.${type}`);
}
