import { createFileRoute, Outlet } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { studentGuard } from '../../app/guards.ts';
import { useLeaveWithoutConsent } from '../../features/identity/guardians/use-leave-without-consent.ts';
import { loadStudentArea } from '../../features/learners/index.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

/** The student area opens after the profile and the exams came (spec §2). */
export const Route = createFileRoute('/student')({
  beforeLoad: enter(studentGuard),
  loader: ({ context }) => loadStudentArea(context.queryClient),
  component: StudentArea,
});

function StudentArea() {
  useLeaveWithoutConsent();
  return (
    <ThemeProvider>
      <Outlet />
    </ThemeProvider>
  );
}
