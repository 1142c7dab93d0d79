import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';

/** Takes the questions again that went wrong, without touching this result. */
export function PractiseMistakes({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const missed = result.wrong + result.partial;
  if (missed === 0) return null;
  return (
    <Button
      variant="action"
      leftSection={<Icon of={IconTarget} size={16} />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/student/tests/$paperId/practice"
          params={{ paperId: result.paper.id }}
          search={{ wrongOf: result.attemptId }}
        />
      )}
    >
      {t('assessments.insights.practiseMistakes', { count: missed })}
    </Button>
  );
}
