import type { ReactNode } from 'react';
import { useInstitute } from '../../lib/institute.ts';
import { AreaShell } from './area-shell.tsx';
import { studentEntries } from './student-entries.ts';

/** The student area: on phones its entries lie at the bottom of the screen. */
export function StudentShell({ children }: { readonly children: ReactNode }) {
  const { tagline } = useInstitute();
  return (
    <AreaShell start="/student" tagline={tagline} entries={studentEntries} bottom>
      {children}
    </AreaShell>
  );
}
