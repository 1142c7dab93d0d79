import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/controls/icon.tsx';
import { Kbd } from '../../ui/controls/kbd.tsx';
import { commandKey } from '../../lib/keyboard.ts';
import { runPageCommand } from '../page-commands.ts';
import classes from './jump-field.module.css';

/** Looks like a search and opens the command palette. */
export function JumpField() {
  const { t } = useTranslation();
  return (
    <button type="button" className={classes['field']} aria-haspopup="dialog" onClick={() => runPageCommand('palette')}>
      <Icon of={IconSearch} />
      <span className={classes['words']}>{t('app.palette.jump')}</span>
      <Kbd>{commandKey} K</Kbd>
    </button>
  );
}
