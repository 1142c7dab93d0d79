import { createFileRoute } from '@tanstack/react-router';
import { MyResultsScreen } from '../../../../features/assessments/results/my-results/my-results-screen.tsx';
import { api, query } from '../../../../lib/api.ts';
import { search, text } from '../../../../lib/url-search.ts';

export const Route = createFileRoute('/student/_shell/results/')({
  validateSearch: (raw: { readonly find?: string }) => raw,
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.assessments.listMyPapers)),
  component: Results,
});

function Results() {
  const { find = '' } = search({ find: text(80) }).read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <MyResultsScreen
      find={find}
      onFind={(words) => void navigate({ search: words ? { find: words } : {}, replace: true })}
    />
  );
}
