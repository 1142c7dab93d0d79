import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { toast } from '../../../ui/status/toast.tsx';

/** Gives the public address of one's scorecard to others: by what the device shares with, else by copying it. */
export function ShareResult({ result: { attemptId, paper } }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const params = { attemptId };
  const give = useChange(
    async () => {
      const { path } = await api.assessments.issueScorecard({ params });
      return offer(t('assessments.resultHead.sharing', { title: paper.title }), `${window.location.origin}${path}`);
    },
    {
      after: async (how) => {
        if (how === 'copied') toast.good(t('assessments.resultHead.shared'));
        // Where neither works the address stands on the scorecard.
        if (how === 'neither') await navigate({ to: '/student/results/$attemptId/scorecard', params });
      },
    },
  );
  return (
    <Button
      variant="outline"
      loading={give.busy}
      leftSection={<Icon of={IconShare} size={16} />}
      onClick={() => give.send()}
    >
      {t('assessments.resultHead.share')}
    </Button>
  );
}

/** Whoever closes the sheet of the device again has chosen not to share. */
async function offer(title: string, url: string): Promise<'shared' | 'copied' | 'neither'> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'neither';
  }
}
