import { Button, Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CountryCode } from 'libphonenumber-js';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { Problem } from '../../../ui/status/problem.tsx';
import { loadNumbers } from './calling-codes.ts';
import classes from './join.module.css';

const HOME: CountryCode = 'IN';

/** Country and mobile number. What is wrong with the number stands beside it, and it stays as it was typed. */
export function JoinForm({ onSent }: { readonly onSent: (number: string) => void }) {
  const { t, i18n } = useTranslation();
  const say = useRefusalText();
  const field = useRef<HTMLInputElement>(null);
  const [country, setCountry] = useState<CountryCode>(HOME);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { data: numbers } = useQuery({
    queryKey: ['calling-codes', i18n.language],
    queryFn: () => loadNumbers(i18n.language),
    staleTime: Infinity,
  });
  const codes = numbers?.codes ?? [{ value: HOME, label: '+91', callingCode: '91' }];
  const complain = (text: string) => {
    setWrong(text);
    field.current?.focus();
  };

  const send = async (): Promise<void> => {
    const number = field.current?.value.trim() ?? '';
    const { callingCode = '91' } = codes.find(({ value }) => value === country) ?? {};
    setWrong(undefined);
    setProblem(undefined);
    if (number === '') return complain(t('identity.join.missing'));
    if (numbers?.isNumber(number, country) === false) return complain(t('errors.CONTACT_MOBILE_INVALID'));
    setBusy(true);
    try {
      await api.identity.joinNow({ query: { mobileNumber: number, countryCode: callingCode } });
      onSent(number.startsWith('+') ? number : `+${callingCode} ${number}`);
    } catch (error) {
      if (isRefusal(error, 'CONTACT_MOBILE_INVALID')) complain(say(error));
      else setProblem(say(error));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={onSubmit} className={classes['form']} noValidate>
      <Problem>{problem}</Problem>
      <Select
        label={t('identity.join.country')}
        data={codes}
        value={country}
        onChange={(value) => value && setCountry(value)}
        allowDeselect={false}
        searchable
        size="lg"
      />
      <TextInput
        ref={field}
        label={t('identity.join.number')}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        size="lg"
        error={wrong}
      />
      <Button type="submit" variant="action" size="lg" fullWidth loading={busy}>
        {t('identity.join.submit')}
      </Button>
      <p className={classes['quiet']}>{t('identity.join.kept')}</p>
    </form>
  );
}
