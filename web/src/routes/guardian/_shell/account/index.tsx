import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../../features/identity/account/account-screen.tsx';

export const Route = createFileRoute('/guardian/_shell/account/')({
  component: () => <AccountScreen area="guardian" />,
});
