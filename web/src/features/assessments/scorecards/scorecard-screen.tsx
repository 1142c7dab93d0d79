import { Button } from '@mantine/core';
import { IconCertificate, IconPrinter, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';
import classes from './scorecard.module.css';

/** One's scorecard to print, with its public address where one was made. */
export function ScorecardScreen({ attemptId }: { readonly attemptId: string }) {
  const { t } = useTranslation();
  const { name } = useInstitute();
  const card = useQuery({ ...query(api.assessments.showScorecard, { params: { attemptId } }), staleTime: 0 });
  const link = card.data?.link;
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
          {link && (
            <div className={classes['check']}>
              <img
                className={classes['qr']}
                alt={t('assessments.scorecard.qr')}
                src={`data:image/svg+xml;utf8,${encodeURIComponent(link.qr)}`}
              />
              <p className={classes['address']}>
                {t('assessments.scorecard.check')}
                <br />
                <strong>{`${window.location.origin}${link.path}`}</strong>
              </p>
            </div>
          )}
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
  return (
    <>
      <Button
        variant="outline"
        leftSection={<Icon of={IconShare} size={16} />}
        renderRoot={(props) => <Link {...props} to="/student/results/$attemptId/share" params={{ attemptId }} />}
      >
        {t('assessments.resultHead.share')}
      </Button>
      <Button variant="action" leftSection={<Icon of={IconPrinter} size={16} />} onClick={() => window.print()}>
        {t('assessments.scorecard.print')}
      </Button>
    </>
  );
}
