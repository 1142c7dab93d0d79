import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { Page } from '../../../ui/page/page.tsx';

type Area = 'student' | 'partner' | 'guardian';
type Section = 'profile' | 'guardians' | 'needs' | 'my-data' | 'devices';

interface Props {
  readonly area: Area;
  readonly open: Section;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const sections: Readonly<Record<Area, readonly Section[]>> = {
  student: ['profile', 'needs', 'guardians', 'devices', 'my-data'],
  partner: ['profile', 'devices', 'my-data'],
  guardian: ['profile', 'devices', 'my-data'],
};

/** The pages of one's account: each has an address of its own. */
export function AccountFrame({ area, open, action, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page
      title={t('identity.account.title')}
      subtitle={t('identity.account.subtitle')}
      action={action}
      tabs={
        <Tabs
          label={t('identity.account.title')}
          items={sections[area].map((value) => ({
            value,
            label: t(`identity.account.sections.${value === 'my-data' ? 'myData' : value}`),
          }))}
          value={open}
          onChange={(section) => void navigate({ to: addressOf(area, section) })}
        />
      }
    >
      {children}
    </Page>
  );
}

const addressOf = (area: Area, section: Section) => `/${area}/account${section === 'profile' ? '' : `/${section}`}`;
