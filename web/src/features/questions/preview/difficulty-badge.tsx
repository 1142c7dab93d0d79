import type { Difficulty } from '@abhyas/contract/questions/shapes';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const tones = { 0: 'good', 1: 'info', 2: 'warn' } as const;

/** Easy, medium or hard, in a word and a colour. */
export function DifficultyBadge({ difficulty }: { readonly difficulty: Difficulty }) {
  const { t } = useTranslation();
  return <Badge tone={tones[difficulty]}>{t(`questions.difficulties.${difficulty}`)}</Badge>;
}
