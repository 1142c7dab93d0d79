import { createFileRoute } from '@tanstack/react-router';
import { ImportsList } from '../../../features/questions/imports/imports-list.tsx';
import { page, search } from '../../../lib/url-search.ts';

export const Route = createFileRoute('/partner/imports/')({
  validateSearch: search({ page: page() }).read,
  component: Imports,
});

function Imports() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ImportsList page={page} onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })} />;
}
