import { createFileRoute } from '@tanstack/react-router';
import { readInvitationsSearch } from '../../../features/identity/invitations/invitations-search.ts';
import { InvitationsScreen } from '../../../features/identity/invitations/invitations-screen.tsx';

export const Route = createFileRoute('/partner/people/invitations')({
  staticData: { title: 'identity.people.tabs.invitations' },
  validateSearch: readInvitationsSearch,
  component: Invitations,
});

function Invitations() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return <InvitationsScreen search={search} onSearch={(next) => void navigate({ search: next, resetScroll: false })} />;
}
