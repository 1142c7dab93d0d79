import { createFileRoute } from '@tanstack/react-router';
import { LibraryScreen } from '../../../features/media/library/library-screen.tsx';
import { librarySearch } from '../../../features/media/addresses.ts';

export const Route = createFileRoute('/partner/media/')({ validateSearch: librarySearch.read, component: Library });

function Library() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LibraryScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => librarySearch.patch(before, patch), replace: 'search' in patch })
      }
    />
  );
}
