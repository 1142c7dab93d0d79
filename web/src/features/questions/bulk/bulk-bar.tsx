import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import classes from './bulk.module.css';

interface Props {
  /** Rows that are chosen on this page. */
  readonly chosen: number;
  /** Everything that the filter finds is chosen. */
  readonly all: boolean;
  readonly total: number;
  readonly onAll: () => void;
  readonly onNone: () => void;
  readonly onChange: () => void;
}

/** What is chosen in the list, and what can be done with it. */
export function BulkBar({ chosen, all, total, onAll, onNone, onChange }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const count = all ? total : chosen;
  return (
    <div className={classes['bar']} role="group" aria-label={t('questions.bulk.bar')}>
      <b>{t('questions.bulk.chosen', { count, shown: number(count) })}</b>
      {!all && total > chosen && (
        <Button size="sm" variant="ghost" onClick={onAll}>
          {t('questions.bulk.all', { count: total, shown: number(total) })}
        </Button>
      )}
      <span className={classes['space']} />
      <Button size="sm" variant="ghost" onClick={onNone}>
        {t('questions.bulk.none')}
      </Button>
      <Button size="sm" variant="filled" onClick={onChange}>
        {t('questions.bulk.change')}
      </Button>
    </div>
  );
}
