import { useTranslation } from 'react-i18next';
import type { ResultQuestion } from '../filter-solutions.ts';

/** Larger counts are written in digits. */
const MOST_IN_WORDS = 10;

/** The sentence that explains the marks of a question: “+2: two of three right options, none wrong.” */
export function useExplanation(): (question: Pick<ResultQuestion, 'type' | 'explanation'>) => string {
  const { t, i18n } = useTranslation();
  return ({ type, explanation: { code, values } }) => {
    const words = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'number'
        ? [[`${name}Word`, value <= MOST_IN_WORDS ? t(`assessments.insights.counts.${value}`) : String(value)] as const]
        : [],
    );
    const base = `assessments.explanations.${code}`;
    const ofType = `${base}${sentenceOf(type, values)}`;
    const inWords: Readonly<Record<string, string>> = Object.fromEntries(words);
    const told = { ...values, ...inWords, count: Number(values['counted'] ?? 0) };
    return t(i18n.exists(ofType) ? ofType : base, told);
  };
}

/** Of a grid the sentence counts rows; of several options it says where some right ones were among those chosen. */
function sentenceOf(type: ResultQuestion['type'], values: ResultQuestion['explanation']['values']): string {
  if (type === 'MATRIX') return '_ROWS';
  if (!(Number(values['rightChosen']) > 0 && Number(values['wrongChosen']) > 0)) return '';
  return values['rightChosen'] === values['correct'] ? '_MIXED_ALL' : '_MIXED';
}
