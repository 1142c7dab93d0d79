import type { LoginCode } from '@abhyas/contract/identity/mobile-login';
import type { Me } from '@abhyas/contract/identity/sign-in';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFields } from '../../../lib/use-fields.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { MobileField } from '../account/mobile-field.tsx';
import { CodeStep } from '../otp/code-step.tsx';
import { AfterCode } from './after-code.tsx';
import classes from './sign-in.module.css';
import { useMobileSignIn } from './use-mobile-sign-in.ts';

/** Logging in without a password: the number, then the code that comes to it. */
export function MobileSignIn({ onSignedIn }: { readonly onSignedIn: (me: Me) => void }) {
  const { t } = useTranslation();
  const [number, setNumber] = useState({ countryCode: '91', mobileNumber: '' });
  const [sent, setSent] = useState<LoginCode>();
  const { asked, busy, problem, enter, answer, reset } = useMobileSignIn(onSignedIn);
  const send = () => api.identity.sendLoginCode({ body: number });
  const onBack = () => {
    reset();
    setSent(undefined);
  };
  if (!sent) return <NumberForm number={number} onNumber={setNumber} onSent={setSent} />;
  return (
    <div className={classes['form']}>
      {asked ? (
        <AfterCode asked={asked} busy={busy} problem={problem} onAnswer={answer} />
      ) : (
        <CodeStep
          sent={sent}
          smsOnly
          note={t('identity.mobileLogin.sent', { to: sent.to })}
          submitLabel={t('identity.signIn.submit')}
          onCode={enter}
          onResend={send}
        />
      )}
      <Button variant="ghost" onClick={onBack}>
        {t('identity.mobileLogin.other')}
      </Button>
    </div>
  );
}

type Numbered = { readonly countryCode: string; readonly mobileNumber: string };
interface FormProps {
  readonly number: Numbered;
  readonly onNumber: (number: Numbered) => void;
  readonly onSent: (sent: LoginCode) => void;
}

function NumberForm({ number, onNumber, onSent }: FormProps) {
  const { t } = useTranslation();
  const { form, values, set, errorOf, problem, busy, onSubmit } = useFields(
    number,
    async (body) => {
      const mobile = { ...body, mobileNumber: body.mobileNumber.trim() };
      const sent = await api.identity.sendLoginCode({ body: mobile });
      onNumber(mobile);
      onSent(sent);
    },
    {
      check: ({ mobileNumber }) =>
        mobileNumber.trim().length < 4 ? { mobileNumber: t('identity.mobileLogin.needed') } : {},
    },
  );
  return (
    <form ref={form} className={classes['form']} onSubmit={onSubmit} noValidate>
      <Problem>{problem}</Problem>
      <MobileField
        countryCode={values.countryCode}
        mobileNumber={values.mobileNumber}
        error={errorOf('mobileNumber')}
        onCountry={(code) => set('countryCode', code)}
        onNumber={(mobile) => set('mobileNumber', mobile)}
      />
      <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
        {t('identity.mobileLogin.send')}
      </Button>
    </form>
  );
}
