import type { PlanTerms } from '@abhyas/contract/passes/shapes';
import { NumberInput, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../lib/institute.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup, FieldRow } from '../../../ui/form/form.tsx';

const YEAR = 365;
const inPaise = (rupees: number | string): number | null => (rupees === '' ? null : Math.round(Number(rupees) * 100));

const rupees = { prefix: '₹', decimalScale: 2, min: 1, thousandSeparator: ',', thousandsGroupStyle: 'lakh' } as const;

interface Props {
  readonly fields: Fields<PlanTerms>;
}

/** What a plan costs, while a sale lasts and without one, and how long it is open. */
export function PlanPrice({ fields }: Props) {
  const { t } = useTranslation();
  const { pricePaise, salePaise } = fields.values;
  return (
    <>
      <FieldRow>
        <NumberInput
          {...rupees}
          label={t('passes.plans.form.price')}
          description={t('passes.plans.form.priceHelp')}
          value={pricePaise === 0 ? '' : pricePaise / 100}
          error={fields.errorOf('pricePaise')}
          onChange={(given) => fields.set('pricePaise', inPaise(given) ?? 0)}
        />
        <Validity fields={fields} />
      </FieldRow>
      <FieldRow>
        <NumberInput
          {...rupees}
          label={t('passes.plans.form.salePrice')}
          placeholder={t('passes.plans.form.saleNone')}
          value={salePaise === null ? '' : salePaise / 100}
          error={fields.errorOf('salePaise')}
          onChange={(given) => fields.set('salePaise', inPaise(given))}
        />
        {salePaise !== null && <SaleTimes fields={fields} />}
      </FieldRow>
    </>
  );
}

function Validity({ fields }: Props) {
  const { t } = useTranslation();
  const { days } = fields.values;
  return (
    <>
      <FieldGroup label={t('passes.plans.form.validity')}>
        <Segmented
          label={t('passes.plans.form.validity')}
          options={[
            { value: 'days', label: t('passes.plans.form.byDays') },
            { value: 'exam', label: t('passes.plans.form.byExam') },
          ]}
          value={days === null ? 'exam' : 'days'}
          onChange={(by) => fields.set('days', by === 'exam' ? null : YEAR)}
        />
      </FieldGroup>
      {days !== null && (
        <NumberInput
          label={t('passes.plans.form.days')}
          min={1}
          max={3660}
          allowDecimal={false}
          value={days}
          error={fields.errorOf('days')}
          onChange={(given) => fields.set('days', Number(given) || 1)}
        />
      )}
    </>
  );
}

function SaleTimes({ fields }: Props) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  return (['saleFrom', 'saleUntil'] as const).map((name) => (
    <TextInput
      key={name}
      type="datetime-local"
      label={t(`passes.plans.form.${name}`)}
      value={toLocal(fields.values[name], timeZone)}
      error={fields.errorOf(name)}
      onChange={({ currentTarget }) => fields.set(name, toInstant(currentTarget.value, timeZone))}
    />
  ));
}
