import { IconChartBar, IconShieldCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaShell } from './area-shell.tsx';
import type { Entry } from './entry.ts';

const entries: readonly Entry[] = [
  { to: '/guardian', label: 'identity.guardians.entries.child', icon: IconChartBar, exact: true },
  { to: '/guardian/consents', label: 'identity.guardians.entries.consents', icon: IconShieldCheck },
];

/** The pages of a guardian: what a child does, and what was agreed to. */
export function GuardianShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <AreaShell start="/guardian" tagline={t('identity.guardians.entries.area')} entries={entries} bottom={entries}>
      {children}
    </AreaShell>
  );
}
