import { createFileRoute } from '@tanstack/react-router';
import { AreaShell } from '../app/shells/area-shell.tsx';
import { enter } from '../app/enter.ts';
import { employeesGuard } from '../app/guards.ts';
import { EmployeesScreen } from '../features/discovery/employees/employees-screen.tsx';
import { api, query } from '../lib/api.ts';
import { useInstitute } from '../lib/institute.ts';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/employees')({
  beforeLoad: enter(employeesGuard),
  loader: ({ context }) => void context.queryClient.prefetchQuery(query(api.discovery.showHome)),
  staticData: { title: 'discovery.employees.title' },
  component: Employees,
});

function Employees() {
  const { tagline } = useInstitute();
  return (
    <ThemeProvider>
      <AreaShell start="/employees" tagline={tagline} entries={[]}>
        <EmployeesScreen />
      </AreaShell>
    </ThemeProvider>
  );
}
