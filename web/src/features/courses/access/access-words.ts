import type { GrantSource, HeldGrant } from '@abhyas/contract/entitlements/access';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

interface Window {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** How access is said in words: where it comes from, and from when until when. */
export function useAccessWords() {
  const { t } = useTranslation();
  const { date } = useFormat();
  const source = ({ kind, name }: GrantSource) =>
    kind === 'batch' && name === null
      ? t('courses.access.sources.batchGone')
      : t(`courses.access.sources.${kind}`, { name });
  return {
    source,
    /** Of a pack that holds the course also its name. */
    sourceOf: ({ source: from, thing }: HeldGrant, courseId: string) =>
      thing.id === courseId || thing.title === ''
        ? source(from)
        : t('courses.access.throughPack', { source: source(from), pack: thing.title }),
    until: ({ endsAt }: Window) => (endsAt === null ? t('courses.access.noEnd') : date(endsAt)),
    window: ({ startsAt, endsAt }: Window) => {
      if (startsAt && endsAt) return t('courses.access.fromUntil', { from: date(startsAt), until: date(endsAt) });
      if (endsAt) return t('courses.access.untilDay', { until: date(endsAt) });
      return startsAt ? t('courses.access.fromDay', { from: date(startsAt) }) : t('courses.access.always');
    },
  };
}
