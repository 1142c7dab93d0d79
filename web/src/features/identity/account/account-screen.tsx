import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { useMe } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Stacked } from '../../../ui/page/page.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ChangePasswordForm } from '../recovery/change-password-form.tsx';
import { AccountFrame } from './account-frame.tsx';
import { ContactCard } from './contact-card.tsx';
import { ProfileCard } from './profile-card.tsx';

interface Props {
  readonly area: 'student' | 'partner' | 'guardian';
  /** What higher domains know of the person: what a student prepares for. */
  readonly more?: ReactNode;
}

/** Name, picture, how one is reached. */
export function AccountScreen({ area, more }: Props) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const me = useMe();
  const { data: account, error, refetch } = useQuery(query(api.identity.showAccount));
  return (
    <AccountFrame area={area} open="profile">
      <Columns kind="two">
        <Stacked>
          {me && <ProfileCard account={me.account} />}
          {more}
        </Stacked>
        {account ? (
          <Stacked>
            <ContactCard account={account} />
            {account.hasPassword && allows(settings, 'changePassword') && (
              <Card title={t('identity.account.passwordTitle')}>
                <ChangePasswordForm email={account.email} />
              </Card>
            )}
          </Stacked>
        ) : error ? (
          <LoadFailed card error={error} onRetry={() => void refetch()} />
        ) : (
          <CardSkeleton lines={4} />
        )}
      </Columns>
    </AccountFrame>
  );
}
