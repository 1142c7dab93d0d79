import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '../../features/tenancy/settings/settings-screen.tsx';
import { api, query } from '../../lib/api.ts';

export const Route = createFileRoute('/partner/settings')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.tenancy.showEditableSettings)),
  component: SettingsScreen,
});
