import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { Button } from '@mantine/core';
import { IconCertificate, IconTrophy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { can, isStudent, useMe } from '../../../lib/session.ts';
import { Icon } from '../../../ui/controls/icon.tsx';

/** From one's own result to its scorecard, and to the leaderboard where the institute has one; from a test of one's own to neither. */
export function ResultLinks({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const me = useMe();
  const settings = useInstitute();
  if (result.paper.kind !== 'PREDEFINED' || !me || !isStudent(me) || !can(me, 'attempts.sit')) return null;
  return (
    <>
      {allows(settings, 'leadersBoard') && (
        <Button
          variant="outline"
          leftSection={<Icon of={IconTrophy} size={16} />}
          renderRoot={(props) => (
            <Link {...props} to="/student/tests/$paperId/leaders" params={{ paperId: result.paper.id }} />
          )}
        >
          {t('assessments.leaderboard.link')}
        </Button>
      )}
      <Button
        variant="outline"
        leftSection={<Icon of={IconCertificate} size={16} />}
        renderRoot={(props) => (
          <Link {...props} to="/student/results/$attemptId/scorecard" params={{ attemptId: result.attemptId }} />
        )}
      >
        {t('assessments.scorecard.link')}
      </Button>
    </>
  );
}
