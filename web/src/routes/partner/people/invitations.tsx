import { createFileRoute } from '@tanstack/react-router';
import { invitationsSearch } from '../../../features/identity/addresses.ts';
import { InvitationsScreen } from '../../../features/identity/invitations/invitations-screen.tsx';

export const Route = createFileRoute('/partner/people/invitations')({
  staticData: { title: 'identity.people.tabs.invitations' },
  validateSearch: invitationsSearch.read,
  component: Invitations,
});

function Invitations() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <InvitationsScreen
      search={search}
      onSearch={(patch) =>
        void navigate({ search: (before) => invitationsSearch.patch(before, patch), resetScroll: false })
      }
    />
  );
}
