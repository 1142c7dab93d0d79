import type { ExtraTime } from '@abhyas/contract/learners/accommodations';
import { useTranslation } from 'react-i18next';

/** "25 % more time", "20 minutes more", both, or none. */
export function useExtraTimeWords(): (extra: ExtraTime) => string {
  const { t } = useTranslation();
  return ({ percent, minutes }) => {
    if (percent === 0 && minutes === 0) return t('learners.accommodations.none');
    if (minutes === 0) return t('learners.accommodations.percentMore', { percent });
    if (percent === 0) return t('learners.accommodations.minutesMore', { minutes });
    return t('learners.accommodations.bothMore', { percent, minutes });
  };
}
