import type { ReviewDecision as Decision } from '@abhyas/contract/questions/review';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './review.module.css';

const tones = {
  submitted: 'info',
  withdrawn: 'neutral',
  changed: 'neutral',
  approved: 'good',
  returned: 'warn',
} as const;

/** Every decision about a question with who took it and what was said, the newest first. */
export function ReviewHistory({ history }: { readonly history: readonly Decision[] }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  if (history.length === 0) return <p className={classes['quiet']}>{t('questions.review.noHistory')}</p>;
  return (
    <ol className={classes['history']} aria-label={t('questions.review.views.history')}>
      {history.map((one) => (
        <li key={`${one.at} ${one.action}`}>
          <div className={classes['head']}>
            <Badge tone={tones[one.action]}>{t(`questions.review.actions.${one.action}`)}</Badge>
            <span>{one.by ?? t('questions.history.nobody')}</span>
            <span className={classes['quiet']}>
              {t('questions.history.version', { version: one.version })} · {dateTime(one.at)}
            </span>
          </div>
          {one.comment && <q>{one.comment}</q>}
        </li>
      ))}
    </ol>
  );
}
