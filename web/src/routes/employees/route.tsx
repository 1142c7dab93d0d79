import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AreaShell } from '../../app/shells/area-shell.tsx';
import { enter } from '../../app/enter.ts';
import { employeesGuard } from '../../app/guards.ts';
import { employeeEntries } from '../../app/shells/employee-entries.ts';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';

export const Route = createFileRoute('/employees')({
  beforeLoad: enter(employeesGuard),
  component: Employees,
});

function Employees() {
  const { t } = useTranslation();
  return (
    <ThemeProvider>
      <AreaShell start="/employees" tagline={t('tenancy.employees.console')} entries={employeeEntries}>
        <Outlet />
      </AreaShell>
    </ThemeProvider>
  );
}
