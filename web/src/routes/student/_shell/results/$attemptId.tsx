import { createFileRoute } from '@tanstack/react-router';
import { resultSearch } from '../../../../features/assessments/student-addresses.ts';
import { ResultScreen } from '../../../../features/assessments/results/result-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/results/$attemptId')({
  validateSearch: resultSearch.read,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.showResult, { params })),
  component: Result,
});

function Result() {
  const { attemptId } = Route.useParams();
  return <ResultScreen attemptId={attemptId} />;
}
