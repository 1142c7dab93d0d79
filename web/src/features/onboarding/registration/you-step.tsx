import { passwordLength } from '@abhyas/contract/identity/constants';
import type { Registration } from '@abhyas/contract/onboarding/registration';
import { Button, TextInput } from '@mantine/core';
import type { ChangeEvent, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { StepHead } from './step-parts.tsx';
import classes from './steps.module.css';

/** Fields of identity, which the route gives. */
export interface IdentityFields {
  readonly Password: ComponentType<{
    readonly label: string;
    readonly value: string;
    readonly onChange: (password: string) => void;
    readonly error?: string | undefined;
    readonly about: readonly string[];
  }>;
  readonly Mobile: ComponentType<{
    readonly countryCode: string;
    readonly mobileNumber: string;
    readonly error?: string | undefined;
    readonly onCountry: (callingCode: string) => void;
    readonly onNumber: (number: string) => void;
  }>;
  readonly Terms: ComponentType<{
    readonly checked: boolean;
    readonly error?: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  }>;
}

interface Props {
  readonly before: Registration | null;
  readonly fields: IdentityFields;
  readonly onSaved: (registration: Registration) => void;
}

/** Step 1: who opens the institute, and the password of its owner. */
export function YouStep({ before, fields: { Password, Mobile, Terms }, onSaved }: Props) {
  const { t } = useTranslation();
  const person = before?.person;
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    {
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      email: person?.email ?? '',
      countryCode: person?.countryCode ?? '91',
      mobileNumber: person ? person.mobileNumber.replace(`+${person.countryCode}`, '') : '',
      password: '',
      tncAgreed: person !== undefined,
    },
    async ({ password, tncAgreed: _agreed, ...rest }) =>
      onSaved(
        await api.onboarding.startRegistration({
          body: { ...rest, email: rest.email.trim(), tncAgreed: true, ...(password !== '' && { password }) },
        }),
      ),
    {
      check: ({ firstName, email, mobileNumber, password, tncAgreed }) => ({
        ...(firstName.trim() === '' && { firstName: t('onboarding.registration.needed.firstName') }),
        ...(!isEmail(email) && { email: t('onboarding.registration.needed.email') }),
        ...(mobileNumber.trim() === '' && { mobileNumber: t('onboarding.registration.needed.mobile') }),
        ...(password.length < passwordLength.min &&
          (!before || password !== '') && { password: t('onboarding.registration.needed.password') }),
        ...(!tncAgreed && { tncAgreed: t('onboarding.registration.needed.terms') }),
      }),
      fieldOf: { CONTACT_MOBILE_INVALID: 'mobileNumber' },
    },
  );
  const text = (field: 'firstName' | 'lastName' | 'email') => ({
    label: t(`onboarding.registration.fields.${field}`),
    size: 'lg' as const,
    value: values[field],
    error: errorOf(field),
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(field, event.currentTarget.value),
  });
  return (
    <>
      <StepHead title={t('onboarding.registration.you.title')}>{t('onboarding.registration.you.text')}</StepHead>
      <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
        <Problem>{problem}</Problem>
        <div className={classes['pair']}>
          <TextInput {...text('firstName')} autoComplete="given-name" maxLength={60} data-autofocus />
          <TextInput {...text('lastName')} autoComplete="family-name" maxLength={60} />
        </div>
        <TextInput {...text('email')} type="email" inputMode="email" autoComplete="username" />
        <Mobile
          countryCode={values.countryCode}
          mobileNumber={values.mobileNumber}
          error={errorOf('mobileNumber')}
          onCountry={(code) => set('countryCode', code)}
          onNumber={(number) => set('mobileNumber', number)}
        />
        <Password
          label={t(before ? 'onboarding.registration.fields.passwordAgain' : 'onboarding.registration.fields.password')}
          value={values.password}
          error={errorOf('password')}
          about={[values.firstName, values.lastName, values.email]}
          onChange={(password) => set('password', password)}
        />
        <Terms
          checked={values.tncAgreed}
          error={errorOf('tncAgreed')}
          onChange={(event) => set('tncAgreed', event.currentTarget.checked)}
        />
        <div className={classes['buttons']}>
          <Button type="submit" variant="action" size="lg" loading={busy}>
            {t('onboarding.registration.you.submit')}
          </Button>
        </div>
      </form>
    </>
  );
}
