import type { Home } from '@abhyas/contract/discovery/home';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { filterPapers } from './paper-filter.ts';

interface Props {
  readonly home: Home;
  readonly exam: string | undefined;
  readonly onExam: (exam: string | undefined) => void;
}

/** The exams that something is here for, with how many courses and tests. */
export function ExamChips({ home, exam, onExam }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const exams = home.exams
    .map(({ code, name }) => {
      const courses = home.courses.exams.find(({ value }) => value === code)?.count ?? 0;
      return { code, name, count: courses + filterPapers(home, code, '').length };
    })
    .filter(({ code, count }) => count > 0 || code === exam);
  if (exams.length === 0) return null;
  return (
    <ChipRow label={t('discovery.home.chooseExam')}>
      <Chip
        size="md"
        on={!exam}
        count={number(home.courses.total + home.papers.length)}
        onClick={() => onExam(undefined)}
      >
        {t('discovery.home.allExams')}
      </Chip>
      {exams.map(({ code, name, count }) => (
        <Chip key={code} size="md" on={exam === code} count={number(count)} onClick={() => onExam(code)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
