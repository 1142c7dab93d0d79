import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadNumbers } from '../join/calling-codes.ts';
import classes from './account.module.css';

interface Props {
  /** Calling code such as 91. */
  readonly countryCode: string;
  readonly mobileNumber: string;
  readonly error?: string | undefined;
  readonly onCountry: (callingCode: string) => void;
  readonly onNumber: (number: string) => void;
}

/** Country and number of a mobile; the list of countries comes when the field is shown. */
export function MobileField({ countryCode, mobileNumber, error, onCountry, onNumber }: Props) {
  const { t, i18n } = useTranslation();
  const { data: numbers } = useQuery({
    queryKey: ['calling-codes', i18n.language],
    queryFn: () => loadNumbers(i18n.language),
    staleTime: Infinity,
  });
  const codes = numbers?.codes ?? [];
  const value = codes.find((code) => code.callingCode === countryCode && (countryCode !== '91' || code.value === 'IN'));
  return (
    <div className={classes['mobile']}>
      <Select
        size="lg"
        label={t('identity.account.country')}
        data={codes.length > 0 ? codes : [{ value: 'IN', label: `+${countryCode}` }]}
        value={value?.value ?? 'IN'}
        searchable
        allowDeselect={false}
        onChange={(country) => onCountry(codes.find((code) => code.value === country)?.callingCode ?? '91')}
      />
      <TextInput
        size="lg"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t('identity.account.mobile')}
        value={mobileNumber}
        error={error}
        onChange={(event) => onNumber(event.currentTarget.value)}
      />
    </div>
  );
}
