import { createFileRoute } from '@tanstack/react-router';
import { bookmarksSearch } from '../../../features/questions/preview/question-lists.ts';
import { BookmarksScreen } from '../../../features/questions/life/bookmarks-screen.tsx';

export const Route = createFileRoute('/student/_shell/bookmarks')({
  validateSearch: bookmarksSearch.read,
  component: Bookmarks,
});

function Bookmarks() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookmarksScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => bookmarksSearch.patch(before, patch) })}
    />
  );
}
