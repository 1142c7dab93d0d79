import { createFileRoute } from '@tanstack/react-router';
import { linksSearch } from '../../../features/media/addresses.ts';
import { LinksScreen } from '../../../features/media/links/links-screen.tsx';

export const Route = createFileRoute('/partner/media/links')({
  staticData: { title: 'media.links.title' },
  validateSearch: linksSearch.read,
  component: Links,
});

function Links() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LinksScreen
      search={search}
      onSearch={(patch) => void navigate({ search: (before) => linksSearch.patch(before, patch), replace: true })}
    />
  );
}
