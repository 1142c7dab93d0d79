import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';

/** "Preparing for JEE 2027, class 12": what the profile knows; nothing where nothing is chosen. */
export function usePreparation(): string | undefined {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { data: profile } = useQuery(query(api.learners.showProfile));
  if (!profile || profile.selectedExam.length === 0) return undefined;
  const exams = list(profile.selectedExam.map(({ name }) => name));
  return t(profile.targetYear ? 'learners.profile.preparingFor' : 'learners.profile.preparing', {
    exams,
    year: profile.targetYear,
  });
}
