import { type RatingReportReason, ratingReportReasons } from '@abhyas/contract/courses/ratings';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './ratings.module.css';

/** Tells the institute that a rating should not be there, and why. */
export function ReportRating({ ratingId }: { readonly ratingId: string }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [isDone, setDone] = useState(false);
  const report = useMutation({
    mutationFn: (reason: RatingReportReason) => api.courses.reportRating({ params: { ratingId }, body: { reason } }),
    onSuccess: () => setDone(true),
    onError: (error) => toast.bad(say(error)),
  });
  if (isDone) return <span role="status">{t('courses.ratings.reported')}</span>;
  return (
    <select
      className={classes['report']}
      aria-label={t('courses.ratings.report')}
      value=""
      disabled={report.isPending}
      onChange={({ currentTarget }) => {
        const reason = ratingReportReasons.find((one) => one === currentTarget.value);
        if (reason) report.mutate(reason);
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
