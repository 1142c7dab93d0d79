import { createFileRoute } from '@tanstack/react-router';
import { DevicesScreen } from '../../../../features/identity/devices/devices-screen.tsx';
import { api, query } from '../../../../lib/api.ts';

export const Route = createFileRoute('/guardian/_shell/account/devices')({
  staticData: { title: 'identity.devices.title' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.listDevices)),
  component: () => <DevicesScreen area="guardian" />,
});
