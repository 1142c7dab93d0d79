import type { DuplicateQuestion } from '@abhyas/contract/questions/review';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './review.module.css';

/** The bank has this question already: where. */
export function DuplicatesNotice({ duplicates }: { readonly duplicates: readonly DuplicateQuestion[] }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={t('questions.review.duplicates', { count: duplicates.length })}>
      <DuplicateLinks duplicates={duplicates} />
    </Notice>
  );
}

/** The duplicates by number, each opening in a tab of its own: what one writes here stays. */
export function DuplicateLinks({ duplicates }: { readonly duplicates: readonly DuplicateQuestion[] }) {
  const { t } = useTranslation();
  return (
    <span className={classes['duplicates']}>
      {duplicates.map(({ id, number, status, keyDiffers }) => (
        <Link key={id} to="/partner/questions/$questionId" params={{ questionId: id }} target="_blank">
          {t('questions.number', { number })}
          {status === 'archived' && ` (${t('questions.statuses.archived')})`}
          {keyDiffers === true && ` (${t('questions.review.otherKey')})`}
        </Link>
      ))}
    </span>
  );
}
