import type { OpenPaper } from '@abhyas/contract/assessments/attempts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';

/** When a paper can be sat, in one sentence, and what it asks. */
export function usePaperWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = (at: string) => (format.sameDay(at, Date.now()) ? format.time(at) : format.dateTime(at));
  return {
    /** The day that counts: of opening, of sitting, of closing; today for what is open at any time. */
    day: ({ state, opensAt, closesAt, attempts }: OpenPaper): string | number => {
      if (state === 'upcoming' && opensAt) return opensAt;
      if (state === 'done') return attempts.at(-1)?.startedAt ?? Date.now();
      return closesAt ?? Date.now();
    },
    facts: ({ questions, minutes, marks }: Pick<OpenPaper, 'questions' | 'minutes' | 'marks'>) =>
      t('assessments.papers.facts', { count: questions, minutes: format.minutes(minutes), marks: format.marks(marks) }),
    window: ({ state, opensAt, closesAt, attempts }: OpenPaper): string => {
      const satAt = attempts.at(-1)?.startedAt;
      if (state === 'upcoming' && opensAt) return t('assessments.papers.opens', { at: moment(opensAt) });
      if (state === 'done' && satAt) return t('assessments.papers.sat', { at: moment(satAt) });
      if (state === 'missed' && closesAt) return t('assessments.papers.closed', { at: moment(closesAt) });
      return closesAt ? t('assessments.papers.until', { at: moment(closesAt) }) : t('assessments.papers.anyTime');
    },
  };
}
