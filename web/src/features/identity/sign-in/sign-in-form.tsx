import type { Me } from '@abhyas/contract/identity/sign-in';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconEye, IconEyeOff, IconLock, IconMail, IconShieldLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './sign-in.module.css';
import { useSignIn } from './use-sign-in.ts';
import { VerifyFirst } from './verify-first.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

/** E-mail and password; the terms only where they are new to this person. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: (me: Me) => void }) {
  const { t } = useTranslation();
  const settings = useInstitute();
  const { form, busy, problem, asksCode, asksTerms, unverified, again, onSubmit } = useSignIn(onSignedIn);
  return (
    <>
      {unverified && <VerifyFirst {...unverified} onVerified={again} />}
      <form className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          // An empty field is left on the way to another link: a complaint would move that away under the finger.
          onBlur={(event) => event.currentTarget.value.trim() !== '' && form.validateField('email')}
          label={t('identity.signIn.email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          size="lg"
          leftSection={<Icon of={IconMail} />}
          data-autofocus
        />
        <div className={classes['passwordField']}>
          {allows(settings, 'forgetPassword') && (
            <Link to="/forgotpassword" className={classes['forgot']!}>
              {t('identity.signIn.forgot')}
            </Link>
          )}
          <PasswordInput
            {...form.getInputProps('password')}
            key={form.key('password')}
            label={t('identity.signIn.password')}
            autoComplete="current-password"
            aria-invalid={form.errors['password'] ? true : undefined}
            size="lg"
            leftSection={<Icon of={IconLock} />}
            visibilityToggleIcon={Eye}
            visibilityToggleButtonProps={{ 'aria-label': t('identity.signIn.showPassword'), tabIndex: 0 }}
          />
        </div>
        {asksTerms && (
          <>
            <p role="status">{t('identity.signIn.termsNew')}</p>
            <TermsCheckbox {...form.getInputProps('tncAgreed', { type: 'checkbox' })} key={form.key('tncAgreed')} />
          </>
        )}
        {asksCode && (
          <TextInput
            {...form.getInputProps('otp')}
            key={form.key('otp')}
            label={t('identity.secondFactor.code')}
            description={t('identity.secondFactor.codeHelp')}
            autoComplete="one-time-code"
            size="lg"
            leftSection={<Icon of={IconShieldLock} />}
            ref={focusOnMount}
          />
        )}
        <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
          {t('identity.signIn.submit')}
        </Button>
      </form>
    </>
  );
}

/** The field that has just appeared is the next thing to do. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

function Eye({ reveal }: { readonly reveal: boolean }) {
  return <Icon of={reveal ? IconEyeOff : IconEye} />;
}
