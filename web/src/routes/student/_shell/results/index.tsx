import { createFileRoute } from '@tanstack/react-router';
import { MyResultsScreen } from '../../../../features/assessments/results/my-results/my-results-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/results/')({
  validateSearch: (raw): { find?: string } => {
    const find =
      typeof raw['find'] === 'string' || typeof raw['find'] === 'number' ? String(raw['find']).slice(0, 80) : '';
    return find ? { find } : {};
  },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.assessments.listMyPapers)),
  component: Results,
});

function Results() {
  const { find = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MyResultsScreen
      find={find}
      onFind={(words) => void navigate({ search: words ? { find: words } : {}, replace: true })}
    />
  );
}
