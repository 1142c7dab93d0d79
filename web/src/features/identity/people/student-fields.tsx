import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldGroup, FieldRow } from '../../../ui/form/form.tsx';

/** What an institute knows of a student beside the name; empty: not known. */
export interface StudentValues {
  readonly mobileNumber: string;
  readonly rollNumber: string;
  readonly parentName: string;
  readonly parentMobile: string;
}
export const noDetails: StudentValues = { mobileNumber: '', rollNumber: '', parentName: '', parentMobile: '' };

interface Props {
  readonly values: StudentValues;
  readonly errorOf: (field: keyof StudentValues) => string | undefined;
  readonly set: (field: keyof StudentValues, value: string) => void;
}

/** Mobile, roll number and the parent of a student. */
export function StudentFields({ values, errorOf, set }: Props) {
  const { t } = useTranslation();
  const input = (field: keyof StudentValues, maxLength: number, type = 'text') => (
    <TextInput
      type={type}
      label={t(`identity.people.form.${field}`)}
      value={values[field]}
      error={errorOf(field)}
      maxLength={maxLength}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  );
  return (
    <>
      <FieldRow>
        {input('mobileNumber', 24, 'tel')}
        {input('rollNumber', 30)}
      </FieldRow>
      <FieldGroup label={t('identity.people.form.parent')}>
        <FieldRow>
          {input('parentName', 120)}
          {input('parentMobile', 24, 'tel')}
        </FieldRow>
      </FieldGroup>
    </>
  );
}
