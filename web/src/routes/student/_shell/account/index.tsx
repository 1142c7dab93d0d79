import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../../features/identity/account/account-screen.tsx';
import { PreparationCard } from '../../../../features/learners/preparation/preparation-card.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/account/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.showAccount)),
  component: () => <AccountScreen area="student" more={<PreparationCard />} />,
});
