import { createFileRoute } from '@tanstack/react-router';
import { readResultSearch } from '../../../../features/assessments/results/result-search.ts';
import { ResultScreen } from '../../../../features/assessments/results/result-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/results/$attemptId')({
  validateSearch: readResultSearch,
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.showResult, { params })),
  component: Result,
});

function Result() {
  const { attemptId } = Route.useParams();
  return <ResultScreen attemptId={attemptId} />;
}
