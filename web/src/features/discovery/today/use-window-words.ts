import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

interface WindowWords {
  /** The day that counts for this paper: when it opens, else until when one can sit it. */
  readonly day: string;
  readonly sentence: string;
}

/** When a paper can be sat, as a day and as a sentence; the hour alone says enough where it is today. */
export function useWindowWords({ state, opensAt, closesAt, attempts }: OpenPaper, now: string): WindowWords {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = (at: string) => (format.sameDay(at, now) ? format.time(at) : format.dateTime(at));
  const satAt = attempts.at(-1)?.startedAt;
  if (state === 'upcoming' && opensAt)
    return { day: opensAt, sentence: t('discovery.today.opens', { at: moment(opensAt) }) };
  if (state === 'done') {
    return {
      day: satAt ?? now,
      sentence: satAt ? t('discovery.today.satOn', { at: moment(satAt) }) : t('discovery.today.done'),
    };
  }
  if (state === 'missed' && closesAt)
    return { day: closesAt, sentence: t('discovery.today.closed', { at: moment(closesAt) }) };
  return {
    day: closesAt && format.sameDay(closesAt, now) ? now : (closesAt ?? now),
    sentence: closesAt ? t('discovery.today.openUntil', { at: moment(closesAt) }) : t('discovery.today.anyTime'),
  };
}
