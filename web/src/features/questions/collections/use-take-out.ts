import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Takes chosen questions out of the set that is shown; they stay in the bank. */
export function useTakeOut(set: string | undefined, after: () => void) {
  const { t } = useTranslation();
  return useChange(
    (remove: string[]) => api.questions.changeCollection({ params: { collectionId: set ?? '' }, body: { remove } }),
    {
      stale: [api.questions.listCollections, api.questions.listQuestions],
      said: t('questions.collections.taken'),
      after,
    },
  );
}
