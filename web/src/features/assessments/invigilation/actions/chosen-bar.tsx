import type { LiveRow } from '@abhyas/contract/assessments/invigilation';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import classes from '../invigilation.module.css';
import { actsOf, type LiveAct } from '../live-attempt.ts';
import type { Chosen } from '../use-chosen.ts';
import { actIcons } from './act-icons.ts';

const order: readonly LiveAct[] = ['message', 'extend', 'compensate', 'pause', 'resume', 'submit'];

interface Props {
  readonly chosen: Chosen;
  readonly onAct: (act: LiveAct, rows: readonly LiveRow[]) => void;
}

/** What one may do to those chosen; each act says to how many of them it applies. */
export function ChosenBar({ chosen, onAct }: Props) {
  const { t } = useTranslation();
  const { rows, clear } = chosen;
  if (rows.length === 0) return null;
  const able = (act: LiveAct) => rows.filter((row) => actsOf(row).includes(act));
  return (
    <div className={classes['chosen']} role="toolbar" aria-label={t('assessments.invigilation.chosen.title')}>
      <b aria-live="polite">{t('assessments.invigilation.chosen.count', { count: rows.length })}</b>
      <span className={classes['chosenActs']}>
        {order
          .filter((act) => able(act).length > 0)
          .map((act) => (
            <Button
              key={act}
              size="sm"
              variant="outline"
              leftSection={<Icon of={actIcons[act]} size={16} />}
              onClick={() => onAct(act, able(act))}
            >
              {t(`assessments.invigilation.acts.${act}.short`)}
            </Button>
          ))}
      </span>
      <IconButton icon={IconX} label={t('assessments.invigilation.chosen.clear')} onClick={clear} />
    </div>
  );
}
