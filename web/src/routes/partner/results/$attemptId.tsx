import { createFileRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { IntegrityCard } from '../../../features/assessments/invigilation/integrity-card.tsx';
import { resultSearch } from '../../../features/assessments/student-addresses.ts';
import { ResultScreen } from '../../../features/assessments/results/result-screen.tsx';
import { Stacked } from '../../../ui/page/page.tsx';

export const Route = createFileRoute('/partner/results/$attemptId')({
  validateSearch: resultSearch.read,
  component: Result,
});

/** A student's result as their teacher sees it. */
function Result() {
  const { attemptId } = Route.useParams();
  const { t } = useTranslation();
  return (
    <Stacked>
      <ResultScreen attemptId={attemptId} breadcrumbs={[{ label: t('authoring.list.title'), to: '/partner/papers' }]} />
      <IntegrityCard attemptId={attemptId} />
    </Stacked>
  );
}
