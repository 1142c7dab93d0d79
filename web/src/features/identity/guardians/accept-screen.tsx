import { useQuery } from '@tanstack/react-query';
import { IconMailOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { AcceptForm } from './accept-form.tsx';
import classes from './guardians.module.css';

interface Props {
  readonly token: string;
  /** The guardian has an account: signing in leads to the child's page. `password` is absent for an account that was there before. */
  readonly onAccepted: (email: string, password: string | undefined) => Promise<void>;
}

/** The page behind an invitation's link: what is kept about the child, purpose by purpose, and the code that proves who decides. */
export function AcceptScreen({ token, onAccepted }: Props) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const invitation = useQuery({
    ...query(api.identity.openInvitation, { body: { token } }),
    enabled: token.length >= 20,
    staleTime: Infinity,
  });
  const { data, error, refetch } = invitation;
  const isGone = token.length < 20 || isRefusal(error, 'INVITATION_INVALID', 'INVALID_INPUT');
  return (
    <main id="content" className={classes['page']}>
      <span className={classes['brand']}>
        <InstituteLogo decorative />
        {name}
      </span>
      {data ? (
        <>
          <h1>{t('identity.guardians.accept.title', { child: data.child })}</h1>
          <p className={classes['lead']}>
            {t('identity.guardians.accept.lead', { name: data.name, child: data.child, institute: name })}
          </p>
          <AcceptForm invitation={data} token={token} onAccepted={onAccepted} />
        </>
      ) : isGone ? (
        <>
          <h1 className="sr-only">{t('identity.guardians.accept.gone')}</h1>
          <Card>
            <EmptyState icon={IconMailOff} title={t('identity.guardians.accept.gone')}>
              {t('identity.guardians.accept.goneText')}
            </EmptyState>
          </Card>
        </>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={6} />
      )}
    </main>
  );
}
