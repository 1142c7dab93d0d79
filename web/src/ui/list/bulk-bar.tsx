import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './bulk-bar.module.css';

interface Props {
  /** Rows are chosen: the bar is tinted and can be emptied. */
  readonly on: boolean;
  /** How many are chosen; it is read aloud when it changes. */
  readonly said: ReactNode;
  readonly onClear: () => void;
  /** Buttons of size `sm`. */
  readonly children: ReactNode;
}

/** What can be done with the rows of a list that are chosen, above its table. */
export function BulkBar({ on, said, onClear, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes['bar']} data-on={on || undefined}>
      <b role="status">{said}</b>
      {children}
      {on && (
        <Button size="sm" variant="ghost" onClick={onClear}>
          {t('ui.list.chooseNone')}
        </Button>
      )}
    </div>
  );
}
