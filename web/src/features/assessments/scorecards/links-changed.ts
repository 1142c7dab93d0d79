import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

/** What is shown of public addresses, after one was made or ended. */
export const stale = [api.assessments.showScorecard, api.assessments.listScorecardLinks];

/** Ends the public address of a result. */
export function useEndLink() {
  const { t } = useTranslation();
  return useChange((attemptId: string) => api.assessments.revokeScorecard({ params: { attemptId } }), {
    stale,
    said: t('assessments.scorecard.revoked'),
  });
}
