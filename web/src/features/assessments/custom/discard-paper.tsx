import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';

/** Takes a test of one's own away that was never begun; another one is made in a moment, so nothing is asked. */
export function DiscardPaper({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  const discard = useChange(() => api.assessments.discardOwnPaper({ params: { paperId } }), {
    stale: [['assessments']],
    said: t('assessments.own.discarded'),
  });
  return (
    <Button variant="ghost" loading={discard.busy} onClick={() => discard.send()}>
      {t('assessments.own.discard')}
    </Button>
  );
}
