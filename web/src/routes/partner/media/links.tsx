import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { type LinksSearch, readLinksSearch } from '../../../features/media/links/links-search.ts';
import { LinksScreen } from '../../../features/media/links/links-screen.tsx';

export const Route = createFileRoute('/partner/media/links')({
  staticData: { title: 'media.links.title' },
  validateSearch: readLinksSearch,
  component: Links,
});

function Links() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = useCallback(
    (patch: { [K in keyof LinksSearch]?: LinksSearch[K] | undefined }) =>
      void navigate({ search: (before) => readLinksSearch({ ...before, ...patch }), replace: true }),
    [navigate],
  );
  return <LinksScreen search={search} onSearch={onSearch} />;
}
