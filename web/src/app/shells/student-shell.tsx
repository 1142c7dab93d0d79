import type { ReactNode } from 'react';
import { StreakPill } from '../../features/discovery/today/streak-pill.tsx';
import { useStudentDay } from '../../features/discovery/today/use-student-day.ts';
import { useInstitute } from '../../lib/institute.ts';
import { AreaShell } from './area-shell.tsx';
import { bottomOf, studentNavigation } from './student-entries.ts';

/** The student area: on phones its entries lie at the bottom of the screen. */
export function StudentShell({ children }: { readonly children: ReactNode }) {
  const settings = useInstitute();
  const entries = studentNavigation(settings);
  const { data: day } = useStudentDay();
  return (
    <AreaShell
      start="/student"
      tagline={settings.tagline}
      entries={entries}
      counts={{ '/student/tests': day?.due || undefined }}
      fact={day && <StreakPill streak={day.streak} />}
      bottom={bottomOf(entries)}
    >
      {children}
    </AreaShell>
  );
}
