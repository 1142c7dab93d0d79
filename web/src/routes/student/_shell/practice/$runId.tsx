import { createFileRoute } from '@tanstack/react-router';
import { PracticeScreen } from '../../../../features/assessments/practice-runs/practice-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/practice/$runId')({
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.showPracticeRun, { params })),
  component: Practice,
});

function Practice() {
  const { runId } = Route.useParams();
  return <PracticeScreen key={runId} runId={runId} />;
}
