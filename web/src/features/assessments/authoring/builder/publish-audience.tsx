import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { BatchPicker } from '../../../cohorts/index.ts';
import classes from './builder.module.css';

/** Ids of batches, or undefined for everybody. */
export type Audience = readonly string[] | undefined;

interface Props {
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

/** Whom the first version opens the test to: every student, or some batches and groups. */
export function PublishAudience({ value, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['audience']}>
      <Segmented
        grow
        label={t('authoring.publish.audience.label')}
        options={(['everyone', 'batches'] as const).map((one) => ({
          value: one,
          label: t(`authoring.publish.audience.${one}`),
        }))}
        value={value === undefined ? 'everyone' : 'batches'}
        onChange={(one) => onChange(one === 'everyone' ? undefined : [])}
      />
      {value !== undefined && <BatchPicker value={value} onChange={onChange} />}
    </div>
  );
}
