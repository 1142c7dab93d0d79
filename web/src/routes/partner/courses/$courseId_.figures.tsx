import { createFileRoute } from '@tanstack/react-router';
import { FiguresScreen } from '../../../features/courses/figures/figures-screen.tsx';
import { readFiguresSearch } from '../../../features/courses/figures/figures-search.ts';

export const Route = createFileRoute('/partner/courses/$courseId_/figures')({
  validateSearch: readFiguresSearch,
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
          search: (before) => readFiguresSearch({ ...before, ...patch }),
          replace: 'search' in patch,
          resetScroll: false,
        })
      }
    />
  );
}
