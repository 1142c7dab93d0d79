import { ownPaperLimits } from '@abhyas/contract/assessments/own-papers';
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/page/card.tsx';
import classes from './custom.module.css';
import { isWithin, type OwnForm } from './own-form.ts';

interface Props {
  readonly form: OwnForm;
  readonly onChange: (patch: Partial<OwnForm>) => void;
}

/** spec §9: 1 to 180 questions, 15 to 180 minutes. */
export function SizeCard({ form, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Card title={t('assessments.own.size')}>
      <div className={classes['size']}>
        {(['questions', 'minutes'] as const).map((field) => {
          const { least, most } = ownPaperLimits[field];
          const wrong = !isWithin(form[field], ownPaperLimits[field]);
          return (
            <NumberInput
              key={field}
              label={t(`assessments.own.fields.${field}`)}
              min={least}
              max={most}
              clampBehavior="none"
              allowDecimal={false}
              allowNegative={false}
              value={form[field] ?? ''}
              error={wrong ? t('assessments.own.limits', { least, most }) : undefined}
              onChange={(value) => onChange({ [field]: value === '' ? undefined : Number(value) })}
            />
          );
        })}
      </div>
    </Card>
  );
}
