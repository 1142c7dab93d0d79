import { createFileRoute } from '@tanstack/react-router';
import { FiguresScreen } from '../../../features/courses/figures/figures-screen.tsx';
import { figuresSearch } from '../../../features/courses/addresses.ts';

export const Route = createFileRoute('/partner/courses/$courseId_/figures')({
  validateSearch: figuresSearch.read,
  component: Figures,
});

function Figures() {
  const { courseId } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FiguresScreen
      courseId={courseId}
      search={search}
      onSearch={(patch) =>
        void navigate({
          search: (before) => figuresSearch.patch(before, patch),
          replace: 'search' in patch,
          resetScroll: false,
        })
      }
    />
  );
}
