import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './account.module.css';
import { MobileField } from './mobile-field.tsx';

export type Channel = 'mail' | 'sms';
interface Props {
  readonly channel: Channel;
  /** Who signs in with another service only has no password to give. */
  readonly asksPassword: boolean;
  readonly onChanged: () => void;
}
interface Sent {
  readonly id: string;
  readonly to: string;
}

/** The new address or number and the password; then the code that was sent there. */
export function ChangeContact({ channel, asksPassword, onChanged }: Props) {
  const [sent, setSent] = useState<Sent>();
  return sent ? (
    <CodeForm sent={sent} onChanged={onChanged} onBack={() => setSent(undefined)} />
  ) : (
    <ContactForm channel={channel} asksPassword={asksPassword} onSent={setSent} />
  );
}

interface FormProps extends Omit<Props, 'onChanged'> {
  readonly onSent: (sent: Sent) => void;
}

function ContactForm({ channel, asksPassword, onSent }: FormProps) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { email: '', countryCode: '91', mobileNumber: '', password: '' },
    async ({ email, countryCode, mobileNumber, password }) => {
      const body =
        channel === 'mail'
          ? { channel, email: email.trim(), password }
          : { channel, countryCode, mobileNumber, password };
      onSent(await api.identity.changeContact({ body }));
    },
    {
      check: ({ email, mobileNumber, password }) => ({
        ...(channel === 'mail' && !email.includes('@') && { email: t('identity.account.emailNeeded') }),
        ...(channel === 'sms' &&
          mobileNumber.trim().length < 4 && { mobileNumber: t('identity.account.mobileNeeded') }),
        ...(asksPassword && password === '' && { password: t('identity.signIn.passwordNeeded') }),
      }),
      fieldOf: { CONTACT_SAME: channel === 'mail' ? 'email' : 'mobileNumber' },
      words: { INVALID_CREDENTIALS: t('identity.account.passwordWrong') },
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      {channel === 'mail' ? (
        <TextInput
          size="lg"
          type="email"
          data-autofocus
          label={t('identity.account.newEmail')}
          autoComplete="email"
          value={values.email}
          error={errorOf('email')}
          onChange={(event) => set('email', event.currentTarget.value)}
        />
      ) : (
        <MobileField
          countryCode={values.countryCode}
          mobileNumber={values.mobileNumber}
          error={errorOf('mobileNumber')}
          onCountry={(code) => set('countryCode', code)}
          onNumber={(number) => set('mobileNumber', number)}
        />
      )}
      {asksPassword && (
        <PasswordInput
          size="lg"
          label={t('identity.account.password')}
          autoComplete="current-password"
          value={values.password}
          error={errorOf('password')}
          visibilityToggleButtonProps={{ 'aria-label': t('identity.signIn.showPassword'), tabIndex: 0 }}
          onChange={(event) => set('password', event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="action" size="lg" loading={busy}>
        {t('identity.account.sendCode')}
      </Button>
    </form>
  );
}

interface CodeProps {
  readonly sent: Sent;
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

function CodeForm({ sent, onChanged, onBack }: CodeProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    { code: '' },
    async ({ code }) => {
      await api.identity.confirmContact({ body: { id: sent.id, code } });
      onChanged();
    },
    {
      check: ({ code }) => (/^\s*\d{6}\s*$/.test(code) ? {} : { code: t('identity.account.codeNeeded') }),
      fieldOf: { OTP_WRONG: 'code', OTP_EXPIRED: 'code' },
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <TextInput
        size="lg"
        data-autofocus
        ref={field}
        label={t('identity.account.code')}
        description={t('identity.account.codeTo', { to: sent.to })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={values.code}
        error={errorOf('code')}
        onChange={(event) => set('code', event.currentTarget.value)}
      />
      <div className={classes['buttons']}>
        <Button variant="ghost" size="lg" onClick={onBack}>
          {t('identity.account.back')}
        </Button>
        <Button type="submit" variant="action" size="lg" loading={busy}>
          {t('identity.account.confirm')}
        </Button>
      </div>
    </form>
  );
}
