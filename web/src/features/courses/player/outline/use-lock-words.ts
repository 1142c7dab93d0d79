import type { LessonLock } from '@abhyas/contract/courses/learning';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';

/** Why a lesson is locked, in a sentence. */
export function useLockWords(): (lock: LessonLock, titles: ReadonlyMap<string, string>) => string {
  const { t } = useTranslation();
  const { dateTime, list } = useFormat();
  return (lock, titles) => {
    if (lock.why === 'release') return t('courses.player.locks.release', { at: dateTime(lock.at) });
    if (lock.why === 'begin') return t('courses.player.locks.begin', { count: lock.days });
    if (lock.why === 'access') return t('courses.player.locks.access');
    return t('courses.player.locks.after', { lessons: list(lock.lessonIds.flatMap((id) => titles.get(id) ?? [])) });
  };
}
