import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../features/identity/account/account-screen.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/account/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.showAccount)),
  component: () => <AccountScreen area="partner" />,
});
