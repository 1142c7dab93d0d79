import { createFileRoute } from '@tanstack/react-router';
import { DoubtQueueScreen } from '../../features/courses/doubt-queue/doubt-queue-screen.tsx';
import { queueSearch } from '../../features/courses/addresses.ts';

export const Route = createFileRoute('/partner/doubts')({
  staticData: { title: 'courses.doubtQueue.title' },
  validateSearch: queueSearch.read,
  component: Doubts,
});

function Doubts() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DoubtQueueScreen
      search={search}
      onSearch={(patch) =>
        void navigate({
          search: (before) => queueSearch.patch(before, patch),
          replace: 'search' in patch,
          resetScroll: false,
        })
      }
    />
  );
}
