import { Button } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconReplace } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
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
  readonly onReword: () => void;
  /** Undefined for who may not take questions away. */
  readonly onExport: (() => void) | undefined;
  /** Keeps the chosen rows in a named set; undefined where all that are found are chosen. */
  readonly onCollect?: (() => void) | undefined;
  /** Takes the chosen rows out of the set that is shown. */
  readonly onTakeOut?: (() => void) | undefined;
  /** The list is the one of removed questions: all that can be done is to bring them back. */
  readonly onRestore: (() => void) | undefined;
}

/** What is chosen in the list, and what can be done with it. */
export function BulkBar({ chosen, all, total, onAll, onNone, onRestore, ...actions }: Props) {
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
      {onRestore ? (
        <Button size="sm" variant="filled" leftSection={<Icon of={IconArrowBackUp} size={16} />} onClick={onRestore}>
          {t('questions.bulk.restore')}
        </Button>
      ) : (
        <ChosenActions {...actions} />
      )}
    </div>
  );
}

type Actions = Pick<Props, 'onChange' | 'onReword' | 'onExport' | 'onCollect' | 'onTakeOut'>;

/** What can be done with questions of the bank. */
function ChosenActions({ onChange, onReword, onExport, onCollect, onTakeOut }: Actions) {
  const { t } = useTranslation();
  return (
    <>
      {onExport && (
        <Button size="sm" variant="outline" leftSection={<Icon of={IconDownload} size={16} />} onClick={onExport}>
          {t('questions.exports.openChosen')}
        </Button>
      )}
      {onTakeOut && (
        <Button size="sm" variant="ghost" onClick={onTakeOut}>
          {t('questions.collections.takeOut')}
        </Button>
      )}
      {onCollect && (
        <Button size="sm" variant="outline" onClick={onCollect}>
          {t('questions.collections.keepSet')}
        </Button>
      )}
      <Button size="sm" variant="outline" leftSection={<Icon of={IconReplace} size={16} />} onClick={onReword}>
        {t('questions.rewording.open')}
      </Button>
      <Button size="sm" variant="filled" onClick={onChange}>
        {t('questions.bulk.change')}
      </Button>
    </>
  );
}
