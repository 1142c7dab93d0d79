import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';

interface Props {
  readonly examId: number;
  /** One was taken already. */
  readonly again?: boolean;
  /** A quiet button of a list, with its own words. */
  readonly quiet?: { readonly label: string; readonly text: ReactNode };
}

/** Makes the diagnostic, or finds the one that waits, and opens what one reads before it. */
export function StartOverview({ examId, again = false, quiet }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const start = useChange(() => api.assessments.startOverview({ body: { examId } }), {
    stale: [['assessments']],
    after: ({ paperId }) => navigate({ to: '/student/tests/$paperId', params: { paperId } }),
  });
  return (
    <Button
      variant={quiet ? 'soft' : 'outline'}
      loading={start.busy}
      aria-label={quiet?.label}
      rightSection={!quiet && <Icon of={IconArrowRight} size={16} />}
      onClick={() => start.send()}
    >
      {quiet?.text ?? t(again ? 'assessments.own.overview.again' : 'assessments.own.overview.start')}
    </Button>
  );
}
