import type { FormatReport } from '@abhyas/contract/questions/exports';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './exports.module.css';

interface Props {
  readonly report: FormatReport;
  readonly onLeave: () => void;
}

/** What the chosen format would not take with it, by name and number, and which questions it would leave behind. */
export function ExportReport({ report: { format, losses, refused }, onLeave }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const name = t(`questions.exports.formats.${format}`);
  return (
    <div className={classes['report']} aria-live="polite">
      {losses.length === 0 && refused.length === 0 && (
        <Notice tone="good">{t('questions.exports.nothingLost', { format: name })}</Notice>
      )}
      {losses.length > 0 && (
        <Notice tone="warn" title={t('questions.exports.lossesTitle', { format: name })}>
          <ul className={classes['lines']}>
            {losses.map(({ code, count }) => (
              <li key={code}>{t(`questions.formats.losses.${code}`, { count, shown: number(count) })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="bad" title={t('questions.exports.refusedTitle', { format: name })}>
          <ul className={classes['lines']}>
            {refused.map(({ reason, count, questions }) => (
              <li key={reason}>
                {t(`questions.exports.refusals.${reason}`, { count, shown: number(count) })}{' '}
                <span className={classes['numbers']}>
                  {questions.map((one) => (
                    <Link key={one.id} to="/partner/questions" search={{ question: one.id }} onClick={onLeave}>
                      {t('questions.exports.number', { number: one.number })}
                    </Link>
                  ))}
                  {count > questions.length && '…'}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
