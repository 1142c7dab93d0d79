import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../ui/page/page.tsx';
import classes from './people.module.css';

const tabs = ['students', 'staff', 'roles', 'invitations'] as const;

interface Props {
  readonly subtitle?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the four screens about people. */
export function PeopleFrame({ subtitle, action, children }: Props) {
  const { t } = useTranslation();
  return (
    <Page
      title={t('identity.people.title')}
      subtitle={subtitle}
      action={action}
      tabs={
        <nav className={classes['tabs']} aria-label={t('identity.people.tabs.label')}>
          {tabs.map((tab) => (
            <Link key={tab} to={`/partner/people/${tab}`} activeOptions={{ includeSearch: false }}>
              {t(`identity.people.tabs.${tab}`)}
            </Link>
          ))}
        </nav>
      }
    >
      {children}
    </Page>
  );
}
