import type { StaffThread } from '@abhyas/contract/courses/doubts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Notice } from '../../../ui/status/notice.tsx';
import classes from './doubt-queue.module.css';

interface Props {
  readonly thread: StaffThread;
  /** Null: the doubt itself. */
  readonly onKeep: (replyId: string | null) => void;
  readonly onHide: (replyId: string | null) => void;
}

/** What learners reported and nobody decided: the doubt first, then its answers. */
export function OpenReports({ thread, onKeep, onHide }: Props) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const places = [...new Set(thread.reports.map(({ replyId }) => replyId))];
  return places.map((replyId) => {
    const at = thread.answers.findIndex((answer) => answer.replyId === replyId) + 1;
    return (
      <Notice
        key={replyId ?? 'doubt'}
        tone="bad"
        title={
          replyId === null
            ? t('courses.doubtQueue.reportedDoubt')
            : t('courses.doubtQueue.reportedAnswer', { number: at })
        }
      >
        <ul className={classes['reports']}>
          {thread.reports
            .filter((report) => report.replyId === replyId)
            .map(({ by, at: when, reason, comment }) => (
              <li key={`${by}${when}`}>
                <b>{t(`courses.doubts.reasons.${reason}`)}</b>
                {comment && ` – ${comment}`}
                <small>
                  {by || t('courses.doubts.somebody')} · {dateTime(when)}
                </small>
              </li>
            ))}
        </ul>
        {thread.can.moderate && (
          <div className={classes['buttons']}>
            <Button size="compact-sm" variant="outline" onClick={() => onKeep(replyId)}>
              {t('courses.doubtQueue.keep')}
            </Button>
            <Button size="compact-sm" variant="danger" onClick={() => onHide(replyId)}>
              {t('courses.doubtQueue.hide')}
            </Button>
          </div>
        )}
      </Notice>
    );
  });
}
