import { passwordLength } from '@abhyas/contract/identity/constants';
import { Button, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { NewPasswordField } from '../sign-up/new-password-field.tsx';
import classes from './recovery.module.css';

/** A new password for the old one; the other devices are signed out. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  /** Empty again after each change. */
  const [changes, setChanges] = useState(0);
  const onChanged = () => {
    setChanges((before) => before + 1);
    toast.good(t('identity.recovery.change.done'), { text: t('identity.recovery.change.doneText') });
  };
  return <Fields key={changes} email={email} onChanged={onChanged} />;
}

function Fields({ email, onChanged }: { readonly email: string; readonly onChanged: () => void }) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { oldPassword: '', newPassword: '' },
    async (body) => {
      await api.identity.changePassword({ body });
      onChanged();
    },
    {
      check: ({ oldPassword, newPassword }) => ({
        ...(oldPassword === '' && { oldPassword: t('identity.signIn.passwordNeeded') }),
        ...(newPassword.length < passwordLength.min && { newPassword: t('identity.signUp.needed.password') }),
      }),
      words: { INVALID_CREDENTIALS: t('identity.recovery.change.wrong') },
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <PasswordInput
        label={t('identity.recovery.change.old')}
        autoComplete="current-password"
        size="lg"
        value={values.oldPassword}
        error={errorOf('oldPassword')}
        visibilityToggleButtonProps={{ 'aria-label': t('identity.signIn.showPassword'), tabIndex: 0 }}
        onChange={(event) => set('oldPassword', event.currentTarget.value)}
      />
      <NewPasswordField
        label={t('identity.recovery.newPassword')}
        value={values.newPassword}
        error={errorOf('newPassword')}
        about={[email]}
        onChange={(password) => set('newPassword', password)}
      />
      <Button type="submit" variant="action" size="lg" loading={busy}>
        {t('identity.recovery.change.submit')}
      </Button>
    </form>
  );
}
