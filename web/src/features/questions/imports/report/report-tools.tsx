import { Button } from '@mantine/core';
import type { ImportRow, ImportSummary } from '@abhyas/contract/questions/imports';
import { IconCheck, IconDownload, IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import classes from '../imports.module.css';
import type { ImportSteps } from '../use-import.ts';
import { PlaceAll } from './place-all.tsx';
import { useErrorSheet } from './use-error-sheet.ts';
import type { Fixing } from './use-fixing.ts';

interface Props {
  readonly summary: ImportSummary;
  readonly rows: readonly ImportRow[];
  readonly steps: ImportSteps;
  /** While rows can be fixed. */
  readonly fixing: Fixing | undefined;
}

/** What can be done with all bad rows at once, or with one after the other. */
export function ReportTools({ summary, rows, steps, fixing }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const sheet = useErrorSheet(summary);
  const { counts } = summary;
  return (
    <span className={classes['toolButtons']}>
      {fixing && counts.fixable > 0 && (
        <Button
          size="sm"
          variant="light"
          loading={steps.running === 'accept'}
          leftSection={<Icon of={IconCheck} size={16} />}
          onClick={() => void steps.accept()}
        >
          {t('questions.formats.acceptAll', { count: counts.fixable, shown: number(counts.fixable) })}
        </Button>
      )}
      {fixing?.canStart && !fixing.open && (
        <Button size="sm" variant="outline" leftSection={<Icon of={IconPencil} size={16} />} onClick={fixing.start}>
          {t('questions.fixing.start')}
        </Button>
      )}
      {fixing && <PlaceAll rows={rows} steps={steps} />}
      {counts.refused > 0 && (
        <Button
          size="sm"
          variant="outline"
          loading={sheet.busy}
          leftSection={<Icon of={IconDownload} size={16} />}
          onClick={() => void sheet.save()}
        >
          {t('questions.imports.errorSheet.action')}
        </Button>
      )}
    </span>
  );
}
