import { createFileRoute, Outlet } from '@tanstack/react-router';
import { enter } from '../../app/enter.ts';
import { preparedGuard } from '../../app/guards.ts';
import { useKeptAnswers } from '../../features/assessments/attempts/desk/use-kept-answers.ts';
import { StudentShell } from '../../app/shells/student-shell.tsx';

export const Route = createFileRoute('/student/_shell')({
  beforeLoad: enter(preparedGuard),
  component: StudentArea,
});

function StudentArea() {
  useKeptAnswers();
  return (
    <StudentShell>
      <Outlet />
    </StudentShell>
  );
}
