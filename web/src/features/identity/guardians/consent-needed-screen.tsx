import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { InstituteLogo } from '../../tenancy/index.ts';
import { useSignOut } from '../sign-out/use-sign-out.ts';
import { GuardianList } from './guardian-list.tsx';
import classes from './guardians.module.css';
import { InviteGuardianForm } from './invite-guardian-form.tsx';

const SECONDS = 5;

/** A minor waits here until a guardian has agreed: who was asked, and how to ask somebody again. It goes on by itself. */
export function ConsentNeededScreen({ name, onAgreed }: { readonly name: string; readonly onAgreed: () => void }) {
  const { t } = useTranslation();
  const institute = useInstitute();
  const signOut = useSignOut();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(0);
  const { data, error, refetch } = useQuery({
    ...query(api.identity.listGuardians, {}, { quiet: true }),
    refetchInterval: SECONDS * 1000,
  });
  const hasAgreed = data?.consents.some(({ purpose, granted }) => purpose === 'learning_records' && granted) ?? false;
  useEffect(() => {
    if (hasAgreed) onAgreed();
  }, [hasAgreed, onAgreed]);
  const onInvited = (to: string) => {
    toast.good(t('identity.guardians.sent', { name: to }));
    setSent((times) => times + 1);
    void queryClient.invalidateQueries({ queryKey: api.identity.listGuardians.key });
  };
  return (
    <main id="content" className={classes['page']}>
      <div className={classes['bar']}>
        <span className={classes['brand']}>
          <InstituteLogo decorative />
          {institute.name}
        </span>
        <Button variant="ghost" onClick={signOut}>
          {t('identity.menu.signOut')}
        </Button>
      </div>
      <h1>{t('identity.guardians.needed.title', { name })}</h1>
      <p className={classes['lead']}>{t('identity.guardians.needed.lead', { institute: institute.name })}</p>
      {data?.rows.some(({ state }) => state === 'active') && (
        <Notice tone="warn">{t('identity.guardians.needed.takenBack')}</Notice>
      )}
      {data ? (
        data.rows.length > 0 && (
          <Card title={t('identity.guardians.needed.asked')} note={t('identity.guardians.needed.askedNote')} flush>
            <GuardianList guardians={data.rows} />
          </Card>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={1} />
      )}
      <Card
        title={t(data?.rows.length ? 'identity.guardians.needed.again' : 'identity.guardians.ask')}
        note={t('identity.guardians.askNote')}
      >
        <InviteGuardianForm key={sent} onInvited={onInvited} />
      </Card>
      <p className={classes['quiet']}>{t('identity.guardians.needed.mistake', { institute: institute.name })}</p>
    </main>
  );
}
