import { Button, TextInput } from '@mantine/core';
import { IconMail, IconMailCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { RecoveryPanel } from './recovery-panel.tsx';
import classes from './recovery.module.css';

/** Asks for a link to set a new password. What it says afterwards is the same for every address. */
export function ForgotPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <RecoveryPanel title={t('identity.recovery.forgot.title')} onClose={onClose}>
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <EmptyState
          icon={IconMailCheck}
          title={t('identity.recovery.forgot.sent')}
          action={
            <Button component={Link} to="/login" variant="filled" size="lg" data-autofocus>
              {t('identity.recovery.toLogin')}
            </Button>
          }
        >
          {t('identity.recovery.forgot.sentText', { email: sentTo })}
        </EmptyState>
      )}
    </RecoveryPanel>
  );
}

function ForgotForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { email: '' },
    async ({ email }) => {
      await api.identity.forgotPassword({ body: { email: email.trim() } });
      onSent(email.trim());
    },
    {
      check: ({ email }) => (isEmail(email) ? {} : { email: t('identity.signIn.emailNeeded') }),
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <p className={classes['text']}>{t('identity.recovery.forgot.text')}</p>
      <TextInput
        label={t('identity.signIn.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        size="lg"
        leftSection={<Icon of={IconMail} />}
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => set('email', event.currentTarget.value)}
        data-autofocus
      />
      <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
        {t('identity.recovery.forgot.submit')}
      </Button>
    </form>
  );
}
