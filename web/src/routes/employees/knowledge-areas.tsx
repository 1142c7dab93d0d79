import { createFileRoute } from '@tanstack/react-router';
import { areasSearch } from '../../features/questions/addresses.ts';
import { providedDesk } from '../../features/questions/bank/areas/area-desk.ts';
import { AreasScreen } from '../../features/questions/bank/areas/areas-screen.tsx';

export const Route = createFileRoute('/employees/knowledge-areas')({
  validateSearch: areasSearch.read,
  component: KnowledgeAreas,
});

function KnowledgeAreas() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AreasScreen
      desk={providedDesk}
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => areasSearch.patch(before, patch) })}
    />
  );
}
