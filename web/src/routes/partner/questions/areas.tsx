import { createFileRoute } from '@tanstack/react-router';
import { areasSearch } from '../../../features/questions/addresses.ts';
import { AreasScreen } from '../../../features/questions/bank/areas/areas-screen.tsx';

export const Route = createFileRoute('/partner/questions/areas')({
  validateSearch: areasSearch.read,
  component: Areas,
});

function Areas() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AreasScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => areasSearch.patch(before, patch) })}
    />
  );
}
