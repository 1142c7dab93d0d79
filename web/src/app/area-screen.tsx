import { IconChevronRight, IconTool } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../lib/institute.ts';
import { useMe } from '../lib/session.ts';
import { Icon } from '../ui/controls/icon.tsx';
import { Tile } from '../ui/figures/tile.tsx';
import { Card } from '../ui/page/card.tsx';
import { Page } from '../ui/page/page.tsx';
import { EmptyState } from '../ui/status/empty-state.tsx';
import { mayEnter } from '../lib/areas.ts';
import classes from './area-screen.module.css';
import { AreaShell } from './shells/area-shell.tsx';
import { partnerEntries } from './shells/partner-entries.ts';
import { PartnerShell } from './shells/partner-shell.tsx';

/** Screens of the workspace that belong to an area as well. */
const belongs = {
  testGeneration: ['/partner/papers', '/partner/questions', '/partner/imports'],
  manage: ['/partner/settings'],
} as const;
const addresses = { testGeneration: '/testgeneration', manage: '/manage' } as const;

interface Props {
  readonly area: keyof typeof belongs;
  /** What one does in the area itself, above the ways on. */
  readonly children?: ReactNode;
}

/** Test generation and management: what one can reach there today, and nothing else. */
export function AreaScreen({ area, children }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const me = useMe();
  const inside = me && mayEnter('partner', settings, me) ? partnerEntries(me) : [];
  const paths: readonly string[] = belongs[area];
  const entries = inside.filter(({ to }) => paths.includes(to));
  const page = (
    <Page title={t(`app.areas.${area}.title`)} subtitle={t(`app.areas.${area}.text`)}>
      {children}
      {entries.length === 0 && (
        <Card>
          <EmptyState icon={IconTool} title={t('app.areas.empty.title')}>
            {t('app.areas.empty.text')}
          </EmptyState>
        </Card>
      )}
      <ul className={classes['list']}>
        {entries.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={classes['link']}>
              <Tile icon={icon} />
              <span className={classes['words']}>
                <b>{t(label)}</b>
                <span>{t(`app.areas.about.${to.split('/').at(-1)}`)}</span>
              </span>
              <Icon of={IconChevronRight} />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
  // Whoever works in the workspace keeps its menu here too.
  if (me && mayEnter('partner', settings, me)) return <PartnerShell>{page}</PartnerShell>;
  return (
    <AreaShell start={addresses[area]} tagline={t(`app.areas.${area}.title`)} entries={entries}>
      {page}
    </AreaShell>
  );
}
