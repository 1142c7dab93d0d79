import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';

export interface ChosenExam {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Codes of what it asks. */
  readonly subjects: readonly string[];
}

/** The exams that the student prepares for. */
export function useChosenExams(): readonly ChosenExam[] {
  const { data: profile } = useQuery(query(api.learners.showProfile));
  const { data: exams } = useQuery(query(api.taxonomy.listExams));
  return (profile?.selectedExam ?? []).flatMap(({ id, name }) => {
    const exam = exams?.find((one) => one.id === id);
    return exam ? [{ id, code: exam.code, name, subjects: exam.subjects.map(({ code }) => code) }] : [];
  });
}

interface Props {
  readonly exams: readonly ChosenExam[];
  readonly exam: string | undefined;
  readonly onExam: (exam: string | undefined) => void;
}

/** Narrows the day to one exam. To be shown to those who prepare for two or more. */
export function ExamChoice({ exams, exam, onExam }: Props) {
  const { t } = useTranslation();
  return (
    <ChipRow label={t('discovery.home.chooseExam')}>
      <Chip size="md" on={!exam} onClick={() => onExam(undefined)}>
        {t('discovery.home.allExams')}
      </Chip>
      {exams.map(({ code, name }) => (
        <Chip key={code} size="md" on={exam === code} onClick={() => onExam(code)}>
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
