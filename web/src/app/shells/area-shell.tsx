import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountMenu } from '../../features/identity/index.ts';
import { InstituteLogo } from '../../features/tenancy/index.ts';
import { useInstitute } from '../../lib/institute.ts';
import { useMe } from '../../lib/session.ts';
import { AppShell } from '../../ui/app-shell/app-shell.tsx';
import { mayEnter } from '../../lib/areas.ts';
import { areaEntries } from './area-entries.ts';
import type { Entry } from './entry.ts';
import { JumpField } from './jump-field.tsx';

interface Props {
  readonly start: string;
  readonly tagline: string;
  readonly entries: readonly Entry[];
  /** Phones get these at the bottom of the screen. */
  readonly bottom?: boolean;
  readonly children: ReactNode;
}

/** The frame of a signed-in area: the institute's brand, what the area holds, jumping elsewhere, and one's account. */
export function AreaShell({ start, tagline, entries, bottom = false, children }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const me = useMe();
  const named = (entry: Entry) => ({ ...entry, label: t(entry.label) });
  const others = me ? areaEntries(settings, me) : [];
  const workspace = me && mayEnter('partner', settings, me) ? '/partner' : undefined;
  const items = entries.map(named);
  return (
    <AppShell
      brand={{ name: settings.name, tagline, logo: <InstituteLogo decorative />, to: start }}
      items={[...items, ...others.map((entry) => ({ ...named(entry), group: t('app.entries.otherAreas') }))]}
      {...(bottom && { bottomItems: items })}
      search={<JumpField />}
      right={me && <AccountMenu me={me} workspace={workspace} />}
    >
      {children}
    </AppShell>
  );
}
