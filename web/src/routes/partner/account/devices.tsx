import { createFileRoute } from '@tanstack/react-router';
import { DevicesScreen } from '../../../features/identity/devices/devices-screen.tsx';
import { SecondFactorCard } from '../../../features/identity/second-factor/second-factor-card.tsx';
import { api, query } from '../../../lib/api.ts';

export const Route = createFileRoute('/partner/account/devices')({
  staticData: { title: 'identity.devices.title' },
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.identity.listDevices)),
  component: () => <DevicesScreen area="partner" more={<SecondFactorCard />} />,
});
