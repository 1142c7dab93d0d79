import { passwordLength } from '@abhyas/contract/identity/constants';
import type { Me } from '@abhyas/contract/identity/sign-in';
import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { IconLinkOff, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { enterSession } from '../../../lib/session.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { Skeleton } from '../../../ui/status/skeletons.tsx';
import classes from '../recovery/recovery.module.css';
import { RecoveryPanel } from '../recovery/recovery-panel.tsx';
import { useRoleWords } from '../roles/use-role-words.ts';
import { NewPasswordField } from '../sign-up/new-password-field.tsx';
import { TermsCheckbox } from '../sign-in/terms-checkbox.tsx';

interface Props {
  /** From the link in the mail. */
  readonly token: string;
  readonly onClose: () => void;
  readonly onSignedIn: (me: Me) => void;
}

/** The page behind the link of an invitation: name and password, and one is in. */
export function AcceptPanel({ token, onClose, onSignedIn }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api.identity.openStaffInvitation({ body: { token } }),
    retry: false,
    staleTime: Infinity,
  });
  const isDead = isRefusal(error, 'INVITATION_INVALID', 'INVALID_INPUT');
  return (
    <RecoveryPanel title={t('identity.invitations.accept.title')} onClose={onClose}>
      {data ? (
        <AcceptForm token={token} invitation={data} onSignedIn={onSignedIn} />
      ) : isDead ? (
        <EmptyState icon={IconLinkOff} title={t('identity.invitations.accept.dead')}>
          {t('identity.invitations.accept.deadText')}
        </EmptyState>
      ) : isRefusal(error, 'INVITATION_HAS_ACCOUNT') ? (
        <HasAccount />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={220} />
      )}
    </RecoveryPanel>
  );
}

function HasAccount() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={IconUserCheck}
      title={t('identity.invitations.accept.known')}
      action={
        <Button component={Link} to="/login" variant="action" size="lg">
          {t('identity.invitations.accept.toLogin')}
        </Button>
      }
    >
      {t('identity.invitations.accept.knownText')}
    </EmptyState>
  );
}

type Invitation = Awaited<ReturnType<typeof api.identity.openStaffInvitation>>;

function AcceptForm({
  token,
  invitation,
  onSignedIn,
}: Pick<Props, 'token' | 'onSignedIn'> & { readonly invitation: Invitation }) {
  const { t } = useTranslation();
  const { name: institute } = useInstitute();
  const { roleName } = useRoleWords();
  const { email, role, audience, invitedBy: by } = invitation;
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { firstName: invitation.firstName, lastName: invitation.lastName, password: '', tncAgreed: false },
    async ({ firstName, lastName, password }) => {
      const reply = await api.identity.acceptStaffInvitation({
        body: { firstName, lastName, password, token, tncAgreed: true },
      });
      onSignedIn(await enterSession(reply));
    },
    {
      check: ({ firstName, password, tncAgreed }) => ({
        ...(firstName.trim() === '' && { firstName: t('identity.invitations.accept.firstNameNeeded') }),
        ...(password.length < passwordLength.min && { password: t('identity.invitations.accept.passwordNeeded') }),
        ...(!tncAgreed && { tncAgreed: t('errors.TERMS_REQUIRED') }),
      }),
    },
  );
  return (
    <form ref={form} onSubmit={onSubmit} className={classes['form']} noValidate>
      <p className={classes['text']}>
        {t(`identity.invitations.accept.${audience}`, { by, institute, role: roleName(role) })}
      </p>
      <p className={classes['text']}>
        {t('identity.invitations.accept.email')} <b>{email}</b>
      </p>
      <Problem>{problem}</Problem>
      <TextInput
        size="lg"
        label={t('identity.invitations.accept.firstName')}
        autoComplete="given-name"
        value={values.firstName}
        error={errorOf('firstName')}
        maxLength={60}
        onChange={(event) => set('firstName', event.currentTarget.value)}
      />
      <TextInput
        size="lg"
        label={t('identity.invitations.accept.lastName')}
        autoComplete="family-name"
        value={values.lastName}
        error={errorOf('lastName')}
        maxLength={60}
        onChange={(event) => set('lastName', event.currentTarget.value)}
      />
      <NewPasswordField
        label={t('identity.invitations.accept.password')}
        value={values.password}
        error={errorOf('password')}
        about={[email, values.firstName, values.lastName]}
        onChange={(password) => set('password', password)}
      />
      <TermsCheckbox
        checked={values.tncAgreed}
        error={errorOf('tncAgreed')}
        onChange={(event) => set('tncAgreed', event.currentTarget.checked)}
      />
      <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
        {t('identity.invitations.accept.submit')}
      </Button>
    </form>
  );
}
