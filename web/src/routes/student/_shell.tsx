import { createFileRoute, Outlet } from '@tanstack/react-router';
import { StudentShell } from '../../app/shells/student-shell.tsx';

export const Route = createFileRoute('/student/_shell')({
  component: () => (
    <StudentShell>
      <Outlet />
    </StudentShell>
  ),
});
