import { passwordLength } from '@abhyas/contract/identity/constants';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import { NewPasswordField } from '../sign-up/new-password-field.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import classes from './recovery.module.css';

interface Props {
  /** From the link in the mail. */
  readonly link: { readonly email: string; readonly token: string };
  readonly onClose: () => void;
}

/** A new password by the link from the mail; a link that has run out offers the next one. */
export function SetPasswordPanel({ link, onClose }: Props) {
  const { t } = useTranslation();
  const [isSet, setIsSet] = useState(false);
  return (
    <RecoveryPanel title={t('identity.recovery.set.title')} onClose={onClose}>
      {isSet ? (
        <EmptyState
          icon={IconCircleCheck}
          title={t('identity.recovery.set.done')}
          action={
            <Button component={Link} to="/login" variant="action" size="lg" data-autofocus>
              {t('identity.recovery.toLogin')}
            </Button>
          }
        >
          {t('identity.recovery.set.doneText')}
        </EmptyState>
      ) : (
        <CheckedLink link={link} onSet={() => setIsSet(true)} />
      )}
    </RecoveryPanel>
  );
}

function CheckedLink({ link, onSet }: { readonly link: Props['link']; readonly onSet: () => void }) {
  const { t } = useTranslation();
  const { error, isPending, refetch } = useQuery({
    queryKey: ['password-link', link.token],
    queryFn: () => api.identity.validateToken({ body: link }),
    retry: false,
    staleTime: Infinity,
  });
  if (isPending) return <Skeleton height={160} />;
  if (isRefusal(error, 'PASSWORD_LINK_INVALID') || isRefusal(error, 'INVALID_INPUT')) return <DeadLink />;
  if (error) return <ErrorState onRetry={() => void refetch()}>{t('app.error.text')}</ErrorState>;
  return <SetPasswordForm link={link} onSet={onSet} />;
}

function DeadLink() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconLinkOff}
      title={t('identity.recovery.set.dead')}
      action={
        <Button component={Link} to="/forgotpassword" variant="action" size="lg" data-autofocus>
          {t('identity.recovery.set.another')}
        </Button>
      }
    >
      {t('identity.recovery.set.deadText')}
    </EmptyState>
  );
}

function SetPasswordForm({ link, onSet }: { readonly link: Props['link']; readonly onSet: () => void }) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { password: '' },
    async ({ password }) => {
      await api.identity.setPassword({ body: { ...link, password } });
      onSet();
    },
    {
      check: ({ password }) =>
        password.length < passwordLength.min ? { password: t('identity.signUp.needed.password') } : {},
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <p className={classes['text']}>{t('identity.recovery.set.text', { email: link.email })}</p>
      <NewPasswordField
        label={t('identity.recovery.newPassword')}
        value={values.password}
        error={errorOf('password')}
        about={[link.email]}
        onChange={(password) => set('password', password)}
      />
      <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
        {t('identity.recovery.set.submit')}
      </Button>
    </form>
  );
}
