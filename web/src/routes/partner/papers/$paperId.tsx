import { createFileRoute } from '@tanstack/react-router';
import { builderSearch } from '../../../features/assessments/addresses.ts';
import { EditPaper } from '../../../features/assessments/authoring/builder/edit-paper.tsx';

export const Route = createFileRoute('/partner/papers/$paperId')({
  validateSearch: builderSearch.read,
  component: Builder,
});

function Builder() {
  const { paperId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <EditPaper
      key={paperId}
      paperId={paperId}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: next.tab === search.tab, resetScroll: false })}
    />
  );
}
