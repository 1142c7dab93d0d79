import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';

/** To the screen that asks what others may see; nothing is public before that. */
export function ShareResult({ result: { attemptId } }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="outline"
      leftSection={<Icon of={IconShare} size={16} />}
      renderRoot={(props) => <Link {...props} to="/student/results/$attemptId/share" params={{ attemptId }} />}
    >
      {t('assessments.resultHead.share')}
    </Button>
  );
}
