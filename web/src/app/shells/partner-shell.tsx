import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../lib/session.ts';
import { AreaShell } from './area-shell.tsx';
import { partnerEntries } from './partner-entries.ts';

/** The workspace of teachers and staff. */
export function PartnerShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AreaShell start="/partner" tagline={t('app.entries.workspace')} entries={partnerEntries(useMe())}>
      {children}
    </AreaShell>
  );
}
