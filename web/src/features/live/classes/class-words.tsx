import type { LiveClass } from '@abhyas/contract/live/classes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/status/badge.tsx';

const tones = { scheduled: 'neutral', open: 'info', live: 'live', ended: 'neutral', cancelled: 'warn' } as const;

/** What becomes of a class, in a word. */
export function ClassBadge({ state }: Pick<LiveClass, 'state'>) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`live.states.${state}`)}</Badge>;
}

/** When and where: "7:00 pm to 8:00 pm", "Room 4". */
export function useClassWords() {
  const { t } = useTranslation();
  const { time, list } = useFormat();
  return {
    hours: ({ startsAt, endsAt }: Pick<LiveClass, 'startsAt' | 'endsAt'>) =>
      t('live.hours', { from: time(startsAt), to: time(endsAt) }),
    where: ({ kind, place }: Pick<LiveClass, 'kind' | 'place'>) => place || t(`live.kinds.${kind}`),
    whom: ({ audience }: Pick<LiveClass, 'audience'>) => list(audience.map(({ name }) => name)),
  };
}
