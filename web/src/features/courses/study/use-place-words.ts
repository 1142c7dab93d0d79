import type { LessonKind } from '@abhyas/contract/courses/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** How a place in a lesson is written: 18:20, page 3, 40%. Null for kinds in which one is nowhere. */
export function usePlaceWords(): (kind: LessonKind, place: number) => string | null {
  const { t } = useTranslation();
  const { clock, percent } = useFormat();
  return (kind, place) => {
    if (kind === 'video' || kind === 'audio') return clock(place);
    if (kind === 'pdf') return t('courses.player.page', { page: place + 1 });
    return kind === 'article' ? percent(place, 1000) : null;
  };
}
