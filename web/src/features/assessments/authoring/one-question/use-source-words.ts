import type { QuestionRecord } from '@abhyas/contract/assessments/asked-before';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';

/** Where a question comes from and where it was asked last, each in a line. */
export function useSourceWords() {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (pastExams: readonly string[], record: QuestionRecord | undefined): readonly string[] => [
    ...(pastExams.length > 0 ? [pastExams.join(', ')] : []),
    record?.last
      ? t('authoring.building.facts.last', { title: record.last.title, date: date(record.last.publishedAt) })
      : t('authoring.building.facts.never'),
  ];
}
