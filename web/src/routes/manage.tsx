import { createFileRoute } from '@tanstack/react-router';
import { AreaScreen } from '../app/area-screen.tsx';
import { enter } from '../app/enter.ts';
import { manageGuard } from '../app/guards.ts';

export const Route = createFileRoute('/manage')({
  beforeLoad: enter(manageGuard),
  staticData: { title: 'app.areas.manage.title' },
  component: () => <AreaScreen area="manage" />,
});
