import type { Me } from '@abhyas/contract/identity/sign-in';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { signIn } from '../../../lib/session.ts';
import { fieldOf, type SignInField } from './sign-in-error.ts';

/** The sign-in form: what is missing is said beside its field, and so is what the server refuses; nothing typed is lost. */
export function useSignIn(onSignedIn: (me: Me) => void) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '', tncAgreed: false },
    validateInputOnBlur: ['email'],
    validate: {
      email: (value) => (/^\S+@\S+$/.test(value.trim()) ? null : t('identity.signIn.emailNeeded')),
      password: (value) => (value === '' ? t('identity.signIn.passwordNeeded') : null),
      tncAgreed: (value) => (value ? null : t('errors.TERMS_REQUIRED')),
    },
  });
  const focus = (field: SignInField) => form.getInputNode(field)?.focus();

  const submit = async (values: typeof form.values): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      onSignedIn(await signIn({ ...values, email: values.email.trim() }));
    } catch (error) {
      const field = fieldOf(error);
      if (!field) setProblem(say(error));
      else {
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
  return { form, busy, problem, onSubmit };
}
