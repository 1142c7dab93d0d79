import { lazy, type ReactNode, Suspense } from 'react';
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

/** They come after the screen they stand above. */
const ViewBanner = lazy(() => import('../../features/identity/impersonation/view-banner.tsx'));
const ShellNotices = lazy(() => import('../../features/tenancy/employees/shell-notices.tsx'));
const Bell = lazy(() => import('../../features/notices/bell/bell.tsx'));

/** Areas that have an inbox. */
const inboxes = /^\/(student|partner|guardian)$/;

interface Props {
  readonly start: string;
  readonly tagline: string;
  readonly entries: readonly Entry[];
  /** What waits behind an entry, by its address. */
  readonly counts?: Readonly<Record<string, number | undefined>>;
  /** A quiet fact beside the inbox. */
  readonly fact?: ReactNode;
  /** Phones get these at the bottom of the screen; with fewer than five, the rest behind "More". */
  readonly bottom?: readonly Entry[];
  readonly children: ReactNode;
}

/** The frame of a signed-in area: the institute's brand, what the area holds, jumping elsewhere, and one's account. */
export function AreaShell({ start, tagline, entries, counts, fact, bottom, children }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const me = useMe();
  const named = ({ group, ...entry }: Entry) => ({
    ...entry,
    label: t(entry.label),
    count: counts?.[entry.to],
    ...(group && { group: t(`app.entries.groups.${group}`) }),
  });
  const others = me ? areaEntries(settings, me).filter(({ to }) => to !== start) : [];
  const workspace = me && mayEnter('partner', settings, me) ? '/partner' : undefined;
  const items = entries.map(named);
  // In a menu with groups the other areas stand where they belong.
  const elsewhere = (entry: Entry) => {
    const { group, ...rest } = named(entry);
    return { ...rest, group: (workspace === start && group) || t('app.entries.otherAreas') };
  };
  return (
    <AppShell
      brand={{ name: settings.name, tagline, logo: <InstituteLogo decorative />, to: start }}
      items={[...items, ...others.map(elsewhere)]}
      {...(bottom && { bottomItems: bottom.map(named) })}
      search={<JumpField />}
      right={
        me && (
          <>
            {fact}
            {inboxes.test(start) && !me.acting && (
              <Suspense fallback={null}>
                <Bell to={`${start}/notices`} />
              </Suspense>
            )}
            <AccountMenu me={me} workspace={workspace} />
          </>
        )
      }
    >
      <Suspense fallback={null}>
        <ViewBanner />
        <ShellNotices />
      </Suspense>
      {children}
    </AppShell>
  );
}
