import { createFileRoute } from '@tanstack/react-router';
import { ImportsList } from '../../../features/questions/imports/imports-list.tsx';

export const Route = createFileRoute('/partner/imports/')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly page?: number } =>
    Number.isInteger(raw['page']) && Number(raw['page']) > 1 ? { page: Number(raw['page']) } : {},
  component: Imports,
});

function Imports() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ImportsList page={page} onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })} />;
}
