import type { PlanTerms } from '@abhyas/contract/passes/shapes';
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Fields } from '../../../lib/use-fields.ts';
import { FieldRow } from '../../../ui/form/form.tsx';

/** The free trial of a premium plan, and the pauses of its holders. */
export function PlanTimes({ fields }: { readonly fields: Fields<PlanTerms> }) {
  const { t } = useTranslation();
  const { mode, pauseDays, yearlyPauses } = fields.values;
  const days = (name: 'trialDays' | 'pauseDays', most: number) => ({
    min: 1,
    max: most,
    allowDecimal: false,
    value: fields.values[name] ?? '',
    error: fields.errorOf(name),
    onChange: (given: number | string) => fields.set(name, given === '' ? null : Number(given)),
  });
  return (
    <FieldRow>
      {mode === 'premium' && (
        <NumberInput
          {...days('trialDays', 60)}
          label={t('passes.plans.form.trial')}
          description={t('passes.plans.form.trialHelp')}
        />
      )}
      <NumberInput
        {...days('pauseDays', 90)}
        label={t('passes.plans.form.pause')}
        description={t('passes.plans.form.pauseHelp')}
      />
      {pauseDays !== null && (
        <NumberInput
          label={t('passes.plans.form.yearlyPauses')}
          min={1}
          max={12}
          allowDecimal={false}
          value={yearlyPauses}
          error={fields.errorOf('yearlyPauses')}
          onChange={(given) => fields.set('yearlyPauses', Number(given) || 1)}
        />
      )}
    </FieldRow>
  );
}
