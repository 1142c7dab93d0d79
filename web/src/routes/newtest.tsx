import { createFileRoute } from '@tanstack/react-router';
import { enter } from '../app/enter.ts';
import { preparedGuard } from '../app/guards.ts';
import { StudentShell } from '../app/shells/student-shell.tsx';
import { CustomScreen } from '../features/assessments/custom/custom-screen.tsx';
import { type OwnSearch, ownSearch } from '../features/assessments/student-addresses.ts';
import { loadStudentArea } from '../features/learners/index.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

/** A test that a student makes for himself (spec §2: student guard). */
export const Route = createFileRoute('/newtest')({
  // The page reads it: what reads would be fetched by every visitor otherwise.
  validateSearch: (raw: OwnSearch) => raw,
  beforeLoad: enter(preparedGuard),
  loader: ({ context }) => loadStudentArea(context.queryClient),
  component: NewTest,
});

function NewTest() {
  const search = ownSearch.read(Route.useSearch());
  return (
    <ThemeProvider>
      <StudentShell>
        <CustomScreen search={search} />
      </StudentShell>
    </ThemeProvider>
  );
}
