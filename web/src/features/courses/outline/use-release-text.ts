import type { Release } from '@abhyas/contract/courses/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** When something opens, in a few words. */
export function useReleaseText(): (release: Release) => string {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (release) =>
    release.by === 'date'
      ? t('courses.authoring.release.onDate', { date: date(release.at) })
      : t('courses.authoring.release.onDay', { count: release.days });
}
