import { createFileRoute } from '@tanstack/react-router';
import { RolesScreen } from '../../../features/identity/roles/roles-screen.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/people/roles')({
  staticData: { title: 'identity.people.tabs.roles' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.listRoles)),
  component: RolesScreen,
});
