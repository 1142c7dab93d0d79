import type { QuestionTwin } from '@abhyas/contract/questions/review';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './review.module.css';

/** The bank has this question already: where. */
export function TwinsNotice({ twins }: { readonly twins: readonly QuestionTwin[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={t('questions.review.twins', { count: twins.length })}>
      <TwinLinks twins={twins} />
    </Notice>
  );
}

/** The twins by number, each opening in a tab of its own: what one writes here stays. */
export function TwinLinks({ twins }: { readonly twins: readonly QuestionTwin[] }) {
  const { t } = useTranslation();
  return (
    <span className={classes['twins']}>
      {twins.map(({ id, number, status }) => (
        <Link key={id} to="/partner/questions/$questionId" params={{ questionId: id }} target="_blank">
          {t('questions.number', { number })}
          {status === 'archived' && ` (${t('questions.statuses.archived')})`}
        </Link>
      ))}
    </span>
  );
}
