import { createFileRoute } from '@tanstack/react-router';
import { LibraryScreen } from '../../../features/media/library/library-screen.tsx';
import { patchLibrary, readLibrarySearch } from '../../../features/media/library/library-search.ts';

export const Route = createFileRoute('/partner/media/')({ validateSearch: readLibrarySearch, component: Library });

function Library() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LibraryScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => patchLibrary(before, patch), replace: 'search' in patch })
      }
    />
  );
}
