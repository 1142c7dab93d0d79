import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { shelvesGuard } from '../../app/guards.ts';
import { CatalogueScreen } from '../../features/courses/catalogue/catalogue-screen.tsx';
import { type CatalogueSearch, catalogueSearch } from '../../features/courses/catalogue/facets.ts';
import { SitePage } from '../../features/discovery/site/site-page.tsx';

export const Route = createFileRoute('/courses/')({
  // The screen reads what the address says: the start of every page would carry the reading otherwise.
  validateSearch: (search: CatalogueSearch) => search,
  beforeLoad: enter(shelvesGuard),
  staticData: { title: 'courses.catalogue.title' },
  component: Courses,
});

function Courses() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SitePage ownSearch>
      <CatalogueScreen
        address={search}
        onSearch={(patch) =>
          void navigate({
            search: catalogueSearch.patch(search, patch),
            replace: 'q' in patch,
            resetScroll: 'page' in patch,
          })
        }
      />
    </SitePage>
  );
}
