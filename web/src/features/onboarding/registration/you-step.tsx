import type { Registration } from '@abhyas/contract/onboarding/registration';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem, StepHead } from './step-parts.tsx';
import classes from './steps.module.css';

const LEAST_PASSWORD = 10;

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
}

interface Props {
  readonly before: Registration | null;
  readonly fields: IdentityFields;
  readonly onSaved: (registration: Registration) => void;
}

/** Step 1: who opens the institute, and the password of its owner. */
export function YouStep({ before, fields: { Password, Mobile }, onSaved }: Props) {
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
        ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('onboarding.registration.needed.email') }),
        ...(mobileNumber.trim() === '' && { mobileNumber: t('onboarding.registration.needed.mobile') }),
        ...(password.length < LEAST_PASSWORD &&
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
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(field, event.currentTarget.value),
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
        <Checkbox
          checked={values.tncAgreed}
          error={errorOf('tncAgreed')}
          onChange={(event) => set('tncAgreed', event.currentTarget.checked)}
          label={
            <Trans
              i18nKey="onboarding.registration.terms"
              components={{
                terms: <Link to="/mobile-terms-and-conditions" target="_blank" className={classes['inText']!} />,
                privacy: <Link to="/mobile-privacy-policy" target="_blank" className={classes['inText']!} />,
              }}
            />
          }
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
