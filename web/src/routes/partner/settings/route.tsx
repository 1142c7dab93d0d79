import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SettingsFrame } from '../../../features/tenancy/settings/settings-frame.tsx';

export const Route = createFileRoute('/partner/settings')({
  component: () => (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  ),
});
