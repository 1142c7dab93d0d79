import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../lib/api.ts';
import { useBuilding } from '../building.ts';
import { CheckLine } from './check-line.tsx';

/** Solutions that are missing and questions of recent tests, as the draft was saved last; nothing here hinders publishing. */
export function PaperAdvice() {
  const { t } = useTranslation();
  const { paper, openTab } = useBuilding();
  const toQuestions = () => openTab('questions');
  const params = { paperId: paper.id };
  const { data } = useQuery({
    queryKey: [...api.assessments.showPaperAdvice.key, { params, revision: paper.revision }],
    queryFn: ({ signal }) => api.assessments.showPaperAdvice({ params }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    enabled: paper.can.edit,
  });
  if (!data || data.questions === 0) return null;
  const { withoutSolution, repeated, seen } = data;
  return (
    <>
      {withoutSolution.length > 0 && (
        <CheckLine tone="info" onOpen={toQuestions}>
          {t('authoring.advice.noSolution', {
            count: withoutSolution.length,
            numbers: withoutSolution.join(', '),
          })}
        </CheckLine>
      )}
      {repeated.map(({ paperId, title, numbers }) => (
        <CheckLine key={paperId} tone="info" onOpen={toQuestions}>
          {t('authoring.advice.repeated', { count: numbers.length, numbers: numbers.join(', '), title })}
        </CheckLine>
      ))}
      {withoutSolution.length === 0 && <CheckLine tone="good">{t('authoring.advice.allSolved')}</CheckLine>}
      {repeated.length === 0 && seen > 0 && (
        <CheckLine tone="good">{t('authoring.advice.noneRepeated', { count: seen })}</CheckLine>
      )}
    </>
  );
}
