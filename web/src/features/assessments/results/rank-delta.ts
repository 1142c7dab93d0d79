import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { StatDelta } from '../../../ui/figures/stat.tsx';

/** Places won or lost since the test before; undefined where one of both has no rank list. */
export function useRankDelta({ rank, previous }: Pick<AttemptResult, 'rank' | 'previous'>): StatDelta | undefined {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (rank === null || !previous || previous.rank === null) return undefined;
  const won = previous.rank - rank;
  const way = won > 0 ? 'up' : won < 0 ? 'down' : 'same';
  const count = Math.abs(won);
  return {
    way,
    good: won >= 0,
    value: way === 'same' ? '' : t(`assessments.resultHead.places.${way}`, { count, shown: number(count) }),
    note: t(`assessments.resultHead.since.${way}`, { title: previous.title }),
  };
}
