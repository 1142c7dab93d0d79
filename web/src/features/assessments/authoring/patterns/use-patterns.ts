import type { ExamPattern } from '@abhyas/contract/assessments/patterns';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { api, query } from '../../../../lib/api.ts';

/** The official patterns: they come with a release, so that they are asked for once. */
export const usePatterns = (enabled = true) =>
  useQuery({ ...query(api.assessments.listExamPatterns), staleTime: Infinity, enabled });

/** The pattern of a paper, once it is known. */
export const usePattern = (patternId: string | undefined): ExamPattern | undefined =>
  usePatterns(patternId !== undefined).data?.rows.find(({ id }) => id === patternId);

/** A pattern in words: its name with the years, and its size. */
export function usePatternWords() {
  const { t, i18n } = useTranslation();
  const { number, marks } = useFormat();
  return {
    name: ({ exam, paper, fromYear, untilYear }: ExamPattern) => {
      const years =
        untilYear === null
          ? t('authoring.patterns.since', { year: fromYear })
          : untilYear === fromYear
            ? String(fromYear)
            : `${fromYear}–${untilYear}`;
      // Employees name papers as their exam does; few of them have another name in Hindi.
      const known = `authoring.patterns.papers.${paper}`;
      return t('authoring.patterns.name', { exam, paper: i18n.exists(known) ? t(known) : paper, years });
    },
    size: (pattern: ExamPattern) =>
      t('authoring.patterns.size', {
        questions: number(pattern.sections.reduce((sum, { questions }) => sum + questions, 0)),
        marks: marks(pattern.marks),
        minutes: number(pattern.minutes),
      }),
  };
}
