import { Button } from '@mantine/core';
import type { FormatReport } from '@abhyas/contract/questions/exports';
import type { ExportFormat } from '@abhyas/contract/questions/format-support';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import type { ChangeScope } from '../bulk/scope-of.ts';
import { ExportReport } from './export-report.tsx';
import classes from './exports.module.css';
import { useExport } from './use-export.ts';

interface Props {
  readonly scope: ChangeScope;
  readonly count: number;
  readonly onClose: () => void;
}

/** Takes questions out as a file: each format with what it would lose of exactly these questions, before anything is downloaded. */
export function ExportPanel({ scope, count, onClose }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { report, take, problem } = useExport(scope, onClose);
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const chosen = report.data?.formats.find((one) => one.format === format);
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={t('questions.exports.title', { count, shown: number(count) })}
      subtitle={t('questions.exports.subtitle')}
      footer={
        <div className={classes['buttons']}>
          <Button variant="ghost" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="action"
            leftSection={<Icon of={IconDownload} size={16} />}
            disabled={!chosen || chosen.written === 0}
            loading={take.busy}
            onClick={() => chosen && take.send({ format, written: chosen.written })}
          >
            {t('questions.exports.download', { count: chosen?.written ?? 0, shown: number(chosen?.written ?? 0) })}
          </Button>
        </div>
      }
    >
      <div className={classes['panel']}>
        <Problem>{problem}</Problem>
        {report.isPending && <ListSkeleton rows={6} />}
        {report.isError && <LoadFailed error={report.error} onRetry={() => void report.refetch()} />}
        {report.data && (
          <>
            <fieldset className={classes['formats']}>
              <legend className="sr-only">{t('questions.exports.format')}</legend>
              {report.data.formats.map((one) => (
                <Choice
                  key={one.format}
                  report={one}
                  total={report.data.questions}
                  chosen={one.format === format}
                  onChoose={() => setFormat(one.format)}
                />
              ))}
            </fieldset>
            {chosen && <ExportReport report={chosen} onLeave={onClose} />}
            <p className={classes['more']}>
              <Link to="/partner/questions/formats">{t('questions.exports.support.link')}</Link>
            </p>
          </>
        )}
      </div>
    </SidePanel>
  );
}

interface ChoiceProps {
  readonly report: FormatReport;
  readonly total: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A format, with how many of the questions it takes and whether it loses anything. */
function Choice({ report: { format, written, losses }, total, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const whole = written === total && losses.length === 0;
  return (
    <label className={classes['format']}>
      <input type="radio" name="format" value={format} checked={chosen} onChange={onChoose} />
      <span className={classes['words']}>
        <b>{t(`questions.exports.formats.${format}`)}</b>
        <span>{t(`questions.exports.use.${format}`)}</span>
      </span>
      <Badge tone={whole ? 'good' : written < total ? 'bad' : 'warn'}>
        {whole
          ? t('questions.exports.whole')
          : written < total
            ? t('questions.exports.ofAll', { shown: number(written), total: number(total) })
            : t('questions.exports.lossy')}
      </Badge>
    </label>
  );
}
