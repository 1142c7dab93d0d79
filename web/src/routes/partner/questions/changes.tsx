import { createFileRoute } from '@tanstack/react-router';
import { ChangesScreen } from '../../../features/questions/bulk/changes-screen.tsx';
import { page, search } from '../../../lib/url-search.ts';

export const Route = createFileRoute('/partner/questions/changes')({
  validateSearch: search({ page: page() }).read,
  component: Changes,
});

function Changes() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ChangesScreen page={page} onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })} />;
}
