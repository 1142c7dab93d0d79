import { createFileRoute } from '@tanstack/react-router';
import { GuardiansScreen } from '../../../../features/identity/guardians/guardians-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/student/_shell/account/guardians')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.listGuardians)),
  component: GuardiansScreen,
});
