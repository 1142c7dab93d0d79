import { createFileRoute } from '@tanstack/react-router';
import { readBookmarksSearch } from '../../../features/questions/life/bookmarks-search.ts';
import { BookmarksScreen } from '../../../features/questions/life/bookmarks-screen.tsx';

export const Route = createFileRoute('/student/_shell/bookmarks')({
  validateSearch: readBookmarksSearch,
  component: Bookmarks,
});

function Bookmarks() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BookmarksScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => readBookmarksSearch({ ...before, ...patch }) })}
    />
  );
}
