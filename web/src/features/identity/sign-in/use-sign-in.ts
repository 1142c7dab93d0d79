import type { Me } from '@abhyas/contract/identity/sign-in';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmail } from '../../../lib/is-email.ts';
import { isRefusal } from '../../../lib/api.ts';
import { logFailure, useRefusalText } from '../../../lib/refusal-text.ts';
import { signIn } from '../../../lib/session.ts';
import { fieldOf, type SignInField } from './sign-in-error.ts';

/** The sign-in form: what is missing is said beside its field, and so is what the server refuses; nothing typed is lost. */
export function useSignIn(onSignedIn: (me: Me) => void) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The password was right, and the account has a second factor. */
  const [asksCode, setAsksCode] = useState(false);
  /** The password was right, and the terms are new to this person. */
  const [asksTerms, setAsksTerms] = useState(false);
  /** The password was right, and the account waits for its verification. */
  const [unverified, setUnverified] = useState<{ readonly email: string; readonly password: string }>();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', tncAgreed: false, otp: '' },
    validate: {
      email: (value) => (isEmail(value) ? null : t('identity.signIn.emailNeeded')),
      password: (value) => (value === '' ? t('identity.signIn.passwordNeeded') : null),
      tncAgreed: (value) => (value || !asksTerms ? null : t('errors.TERMS_REQUIRED')),
    },
  });
  const focus = (field: SignInField) => form.getInputNode(field)?.focus();

  const submit = async (values: typeof form.values): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    setUnverified(undefined);
    try {
      onSignedIn(await signIn({ ...values, email: values.email.trim(), otp: values.otp.trim() }));
    } catch (error) {
      const field = fieldOf(error);
      if (isRefusal(error, 'TOTP_REQUIRED')) setAsksCode(true);
      else if (isRefusal(error, 'TERMS_REQUIRED')) setAsksTerms(true);
      else if (isRefusal(error, 'ACCOUNT_NOT_VERIFIED'))
        setUnverified({ email: values.email.trim(), password: values.password });
      else if (!field) {
        // Spec §8: three refusals of login have notices of their own, every other is logged.
        logFailure('login', error);
        setProblem(say(error));
      } else {
        form.setFieldError(field, say(error));
        focus(field);
      }
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = form.onSubmit(
    (values) => void submit(values),
    (errors) => {
      const first = (['email', 'password', 'tncAgreed'] as const).find((field) => errors[field]);
      if (first) focus(first);
    },
  );
  return { form, busy, problem, asksCode, asksTerms, unverified, again: () => submit(form.getValues()), onSubmit };
}
