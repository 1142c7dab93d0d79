import type { KeyVerdict } from '@abhyas/contract/assessments/keys';
import { useTranslation } from 'react-i18next';
import { keyWords } from '../results/answer-words.ts';

/** What was decided about a key, in one sentence: `The key is changed to C.` */
export function useVerdictWords() {
  const { t } = useTranslation();
  return ({ kind, keys, population }: Pick<KeyVerdict, 'kind' | 'keys' | 'population'>): string => {
    const or = t('assessments.solutions.or');
    const answers = keys.map((key) => keyWords(key, or)).join(` ${or} `);
    return t(`assessments.keys.said.${kind}.${population}`, { answers });
  };
}

/** How the state of a challenge looks. */
export const challengeTones = { open: 'info', upheld: 'good', dismissed: 'neutral' } as const;
