import { createFileRoute } from '@tanstack/react-router';
import { KeptLessons } from '../../../features/courses/mine/kept-lessons.tsx';
import { type BookmarksSearch, bookmarksSearch } from '../../../features/questions/preview/question-lists.ts';
import { BookmarksScreen } from '../../../features/questions/life/bookmarks-screen.tsx';

export const Route = createFileRoute('/student/_shell/bookmarks')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: BookmarksSearch) => raw,
  component: Bookmarks,
});

function Bookmarks() {
  const search = bookmarksSearch.read(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <BookmarksScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => bookmarksSearch.patch(before, patch) })}
    >
      <KeptLessons />
    </BookmarksScreen>
  );
}
