import { createFileRoute } from '@tanstack/react-router';
import { MyResultsScreen } from '../../../../features/assessments/results/my-results/my-results-screen.tsx';
import { api, query } from '../../../../lib/api.ts';
import { search, text } from '../../../../lib/url-search.ts';

export const Route = createFileRoute('/student/_shell/results/')({
  validateSearch: search({ find: text(80) }).read,
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
