import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { toast } from '../../../ui/status/toast.tsx';

/** Takes a test of one's own away that was never begun; another one is made in a moment, so nothing is asked. */
export function DiscardPaper({ paperId }: { readonly paperId: string }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const client = useQueryClient();
  const discard = useMutation({
    mutationFn: () => api.assessments.discardOwnPaper({ params: { paperId } }),
    onSuccess: () => {
      toast.good(t('assessments.own.discarded'));
      return client.invalidateQueries({ queryKey: ['assessments'] });
    },
    onError: (refusal) => toast.bad(say(refusal)),
  });
  return (
    <Button variant="ghost" loading={discard.isPending} onClick={() => discard.mutate()}>
      {t('assessments.own.discard')}
    </Button>
  );
}
