import { passwordLength } from '@abhyas/contract/identity/constants';
import type { CodeSent } from '@abhyas/contract/identity/sign-up';
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { firstUtm } from '../../../lib/utm.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { MobileField } from '../account/mobile-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import classes from './sign-up.module.css';
import { TermsCheckbox } from '../sign-in/terms-checkbox.tsx';

export const emptySignUp = {
  firstname: '',
  lastname: '',
  email: '',
  countryCode: '91',
  mobileNumber: '',
  password: '',
  tncAgreed: false,
};
export type SignUpValues = typeof emptySignUp;

interface Props {
  readonly typed: SignUpValues;
  readonly onSent: (values: SignUpValues, sent: CodeSent) => void;
}

/** Who one is, how one is reached, and a password. */
export function SignUpForm({ typed, onSent }: Props) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    typed,
    async (given) =>
      onSent(given, await api.identity.signUp({ body: { ...given, email: given.email.trim(), ...firstUtm() } })),
    {
      check: ({ firstname, email, mobileNumber, password, tncAgreed }) => ({
        ...(firstname.trim() === '' && { firstname: t('identity.signUp.needed.firstname') }),
        ...(!isEmail(email) && { email: t('identity.signIn.emailNeeded') }),
        ...(mobileNumber.trim() === '' && { mobileNumber: t('identity.signUp.needed.mobile') }),
        ...(password.length < passwordLength.min && { password: t('identity.signUp.needed.password') }),
        ...(!tncAgreed && { tncAgreed: t('errors.TERMS_REQUIRED') }),
      }),
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <div className={classes['pair']}>
        <TextInput
          label={t('identity.signUp.firstname')}
          autoComplete="given-name"
          size="lg"
          maxLength={60}
          value={values.firstname}
          error={errorOf('firstname')}
          onChange={(event) => set('firstname', event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label={t('identity.signUp.lastname')}
          autoComplete="family-name"
          size="lg"
          maxLength={60}
          value={values.lastname}
          error={errorOf('lastname')}
          onChange={(event) => set('lastname', event.currentTarget.value)}
        />
      </div>
      <TextInput
        label={t('identity.signIn.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        size="lg"
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => set('email', event.currentTarget.value)}
      />
      <MobileField
        countryCode={values.countryCode}
        mobileNumber={values.mobileNumber}
        error={errorOf('mobileNumber')}
        onCountry={(code) => set('countryCode', code)}
        onNumber={(number) => set('mobileNumber', number)}
      />
      <NewPasswordField
        label={t('identity.signIn.password')}
        value={values.password}
        error={errorOf('password')}
        about={[values.firstname, values.lastname, values.email]}
        onChange={(password) => set('password', password)}
      />
      <TermsCheckbox
        checked={values.tncAgreed}
        error={errorOf('tncAgreed')}
        onChange={(event) => set('tncAgreed', event.currentTarget.checked)}
      />
      <Button type="submit" variant="action" size="lg" loading={busy} className={classes['send']!}>
        {t('identity.signUp.send')}
      </Button>
    </form>
  );
}
