import { Button } from '@mantine/core';
import { IconCertificate, IconShieldCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { useInstitute } from '../../../lib/institute.ts';
import { LinkCard } from './link-card.tsx';
import { type Choice, LinkForm, usual } from './link-form.tsx';
import { MyLinks } from './my-links.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';

/** Makes one's scorecard public, for some days and with what one chooses; before that nobody else sees it. */
export function ShareScreen({ attemptId }: { readonly attemptId: string }) {
  const { t } = useTranslation();
  const {
    data: card,
    error,
    refetch,
  } = useQuery({ ...query(api.assessments.showScorecard, { params: { attemptId } }), staleTime: 0 });
  const trail = [
    { label: t('assessments.results.title'), to: '/student/results' },
    { label: card?.title ?? '…', to: `/student/results/${attemptId}` },
    { label: t('assessments.scorecard.share.title') },
  ];
  return (
    <Page title={t('assessments.scorecard.share.title')} breadcrumbs={trail}>
      {card ? (
        <Sharing attemptId={attemptId} card={card} />
      ) : error ? (
        isRefusal(error, 'RESULT_NOT_READY') ? (
          <Card>
            <EmptyState icon={IconCertificate} title={t('assessments.scorecard.notYet')} />
          </Card>
        ) : (
          <LoadFailed card error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Page>
  );
}

type Shown = Awaited<ReturnType<typeof api.assessments.showScorecard>>;

function Sharing({ attemptId, card }: { readonly attemptId: string; readonly card: Shown }) {
  const { t } = useTranslation();
  const { name: institute } = useInstitute();
  const [choice, setChoice] = useState<Choice>(usual);
  const { link } = card;
  const shown = link ?? choice;
  if (!card.mayShare) return <Forbidden attemptId={attemptId} />;
  const student = { initials: card.initials, full: card.student, none: '' }[shown.name];
  return (
    <Columns kind="two">
      <Stacked>
        {link ? (
          <LinkCard link={link} student={student} />
        ) : (
          <LinkForm attemptId={attemptId} card={card} choice={choice} onChoose={setChoice} />
        )}
        <MyLinks except={attemptId} />
      </Stacked>
      <section aria-label={t('assessments.scorecard.share.preview')}>
        <Stacked>
          <h2>{t('assessments.scorecard.share.preview')}</h2>
          <ScorecardSheet card={{ ...card, student, rank: shown.rank ? card.rank : null }} institute={institute} />
        </Stacked>
      </section>
    </Columns>
  );
}

function Forbidden({ attemptId }: { readonly attemptId: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={IconShieldCheck}
        title={t('assessments.scorecard.share.off')}
        action={
          <Button
            variant="outline"
            renderRoot={(props) => (
              <Link {...props} to="/student/results/$attemptId/scorecard" params={{ attemptId }} />
            )}
          >
            {t('assessments.scorecard.share.print')}
          </Button>
        }
      >
        {t('assessments.scorecard.share.offText')}
      </EmptyState>
    </Card>
  );
}
