import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { useSubjectName } from '../use-subject-name.ts';
import type { HomePaper } from './paper-filter.ts';

/** Sentences about a paper of the home: when it is open, and what it asks. */
export function usePaperWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const moment = (at: string) => {
    const day = format.sameDay(at, Date.now()) ? t('discovery.today.todayWord') : format.shortDate(at);
    return `${day}, ${format.time(at)} ${format.zone(at)}`;
  };
  const subject = useSubjectName();
  return {
    subject,
    subjects: (names: readonly string[]) => format.list(names.map(subject)),
    window: ({ opensAt, closesAt }: HomePaper) => {
      if (opensAt && Date.parse(opensAt) > Date.now()) return t('discovery.home.opens', { at: moment(opensAt) });
      return closesAt ? t('discovery.home.openUntil', { at: moment(closesAt) }) : t('discovery.home.openAlways');
    },
  };
}
