import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstitute } from '../../../../lib/institute.ts';
import { useMe } from '../../../../lib/session.ts';
import { toast } from '../../../../ui/status/toast.tsx';

/** While the student area is open: sends what this account left on this device, and says so when it came too late. */
export function useKeptAnswers(): void {
  const { t } = useTranslation();
  const { instituteKey } = useInstitute();
  const accountId = useMe()?.account.accountid;
  useEffect(() => {
    if (!accountId) return undefined;
    let stop: (() => void) | undefined;
    let over = false;
    const onLate = (count: number) => toast.warn(t('assessments.ending.late', { count }));
    void import('./send-kept.ts')
      .then(({ sendKeptAnswers }) => sendKeptAnswers({ instituteId: instituteKey, accountId, onLate }))
      .then((ready) => (over ? ready() : (stop = ready)))
      // Without a store nothing was kept.
      .catch(() => undefined);
    return () => {
      over = true;
      stop?.();
    };
  }, [instituteKey, accountId, t]);
}
