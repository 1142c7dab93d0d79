import type { ImportFault } from '@abhyas/contract/questions/imports';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Chip, ChipRow } from '../../../../ui/status/chip.tsx';
import classes from '../imports.module.css';

interface Props {
  readonly faults: readonly ImportFault[];
  readonly code: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
}

/** What is wrong by kind, each with its number of rows; one of them can be looked at alone. */
export function FaultKinds({ faults, code, onChoose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const kinds = new Map<string, number>();
  for (const fault of faults) kinds.set(fault.code, (kinds.get(fault.code) ?? 0) + fault.rows);
  if (kinds.size < 2 && code === undefined) return null;
  return (
    <div className={classes['kinds']}>
      <ChipRow label={t('questions.fixing.kindsLabel')}>
        <Chip on={code === undefined} onClick={() => onChoose(undefined)}>
          {t('questions.fixing.allKinds')}
        </Chip>
        {[...kinds].map(([kind, rows]) => (
          <Chip key={kind} on={kind === code} count={number(rows)} onClick={() => onChoose(kind)}>
            {t([`questions.fixing.kinds.${kind}`, 'questions.fixing.kinds.other'])}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
