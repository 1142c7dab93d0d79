import { createFileRoute } from '@tanstack/react-router';
import { ChangesScreen } from '../../../features/questions/bulk/changes-screen.tsx';

export const Route = createFileRoute('/partner/questions/changes')({
  validateSearch: (raw: Readonly<Record<string, unknown>>): { readonly page?: number } => {
    const page = Number(raw['page']);
    return Number.isInteger(page) && page > 1 ? { page } : {};
  },
  component: Changes,
});

function Changes() {
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <ChangesScreen page={page} onPage={(next) => void navigate({ search: next > 1 ? { page: next } : {} })} />;
}
