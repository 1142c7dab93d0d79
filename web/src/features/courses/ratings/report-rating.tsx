import { type RatingReportReason, ratingReportReasons } from '@abhyas/contract/courses/ratings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import classes from './ratings.module.css';

/** Tells the institute that a rating should not be there, and why. */
export function ReportRating({ ratingId }: { readonly ratingId: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const report = useChange(
    (reason: RatingReportReason) => api.courses.reportRating({ params: { ratingId }, body: { reason } }),
    {
      after: () => setDone(true),
    },
  );
  if (isDone) return <span role="status">{t('courses.ratings.reported')}</span>;
  return (
    <select
      className={classes['report']}
      aria-label={t('courses.ratings.report')}
      value=""
      disabled={report.busy}
      onChange={({ currentTarget }) => {
        const reason = ratingReportReasons.find((one) => one === currentTarget.value);
        if (reason) report.send(reason);
      }}
    >
      <option value="">{t('courses.ratings.report')}</option>
      {ratingReportReasons.map((reason) => (
        <option key={reason} value={reason}>
          {t(`courses.ratings.reasons.${reason}`)}
        </option>
      ))}
    </select>
  );
}
