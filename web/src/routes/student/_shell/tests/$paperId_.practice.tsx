import { createFileRoute } from '@tanstack/react-router';
import { PracticeDoor } from '../../../../features/assessments/practice-runs/practice-door.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/tests/$paperId_/practice')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { wrongOf?: string } =>
    typeof raw['wrongOf'] === 'string' ? { wrongOf: raw['wrongOf'] } : {},
  loader: ({ context, params }) =>
    void context.queryClient.prefetchQuery(query(api.assessments.showPractice, { params })),
  component: Practice,
});

function Practice() {
  const { paperId } = Route.useParams();
  const { wrongOf } = Route.useSearch();
  return <PracticeDoor paperId={paperId} wrongOf={wrongOf} />;
}
