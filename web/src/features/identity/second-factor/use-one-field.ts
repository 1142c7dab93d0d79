import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';

/** A form of one field: it is sent, and whatever is refused stands beside the field, with what was typed kept. */
export function useOneField(name: string, send: (value: string) => Promise<void>, needed = true) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const value = String(new FormData(form).get(name) ?? '').trim();
    if (value === '' && needed) {
      setProblem(t(`identity.secondFactor.missing.${name}`));
      form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      await send(value);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.name === 'INVALID_CREDENTIALS' ? t('identity.secondFactor.passwordWrong') : say(error));
      form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event) };
}
