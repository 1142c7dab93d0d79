import type { Rewording } from '@abhyas/contract/questions/rewording';
import { useTranslation } from 'react-i18next';

/** A change of words in one line: “speed” → “pace”. */
export function useWordingWords(): (rewording: Rewording) => string {
  const { t } = useTranslation();
  return (rewording) => {
    if (rewording.kind === 'picture') return t('questions.rewording.summary.picture', { alt: rewording.alt });
    if (rewording.kind === 'append') return t('questions.rewording.summary.append', { source: rewording.source });
    const { inside, find, put } = rewording;
    return t(`questions.rewording.summary.${inside}`, { find, put: put || t('questions.rewording.summary.nothing') });
  };
}
