import { Button } from '@mantine/core';
import { IconCertificate, IconPrinter } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ConfirmModal } from '../../../ui/overlays/confirm-modal.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';
import classes from './scorecard.module.css';

/** One's scorecard to print, with the address at which anybody can check it. */
export function ScorecardScreen({ attemptId }: { readonly attemptId: string }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const params = { attemptId };
  const card = useQuery({
    queryKey: [...api.assessments.issueScorecard.key, params],
    queryFn: () => api.assessments.issueScorecard({ params }),
    staleTime: 0,
  });
  return (
    <Page
      title={t('assessments.scorecard.title')}
      breadcrumbs={[
        { label: t('assessments.results.title'), to: '/student/results' },
        { label: card.data?.title ?? '…', to: `/student/results/${attemptId}` },
        { label: t('assessments.scorecard.title') },
      ]}
      action={card.data && <Actions attemptId={attemptId} />}
    >
      {card.data ? (
        <ScorecardSheet card={card.data} institute={name}>
          <div className={classes['check']}>
            <img
              className={classes['qr']}
              alt={t('assessments.scorecard.qr')}
              src={`data:image/svg+xml;utf8,${encodeURIComponent(card.data.qr)}`}
            />
            <p className={classes['address']}>
              {t('assessments.scorecard.check')}
              <br />
              <strong>{`${window.location.origin}${card.data.path}`}</strong>
            </p>
          </div>
        </ScorecardSheet>
      ) : card.isError ? (
        <Card>
          {isRefusal(card.error, 'RESULT_NOT_READY') ? (
            <EmptyState icon={IconCertificate} title={t('assessments.scorecard.notYet')} />
          ) : (
            <LoadFailed card error={card.error} onRetry={() => void card.refetch()} />
          )}
        </Card>
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Page>
  );
}

function Actions({ attemptId }: { readonly attemptId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const revoke = useChange(() => api.assessments.revokeScorecard({ params: { attemptId } }), {
    said: t('assessments.scorecard.revoked'),
    after: async () => {
      client.removeQueries({ queryKey: api.assessments.issueScorecard.key });
      await navigate({ to: '/student/results/$attemptId', params: { attemptId } });
    },
  });
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('assessments.scorecard.revoke')}
      </Button>
      <Button variant="action" leftSection={<Icon of={IconPrinter} size={16} />} onClick={() => window.print()}>
        {t('assessments.scorecard.print')}
      </Button>
      <ConfirmModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('assessments.scorecard.revokeTitle')}
        confirmLabel={t('assessments.scorecard.revoke')}
        busy={revoke.busy}
        onConfirm={() => revoke.send()}
      >
        {t('assessments.scorecard.revokeText')}
      </ConfirmModal>
    </>
  );
}
