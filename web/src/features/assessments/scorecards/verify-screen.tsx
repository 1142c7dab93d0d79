import { IconCertificateOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ScorecardSheet } from './scorecard-sheet.tsx';
import classes from './scorecard.module.css';

/** Confirms a scorecard to anybody who holds its address. */
export function VerifyScreen({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const asked = useQuery({
    ...query(api.assessments.verifyScorecard, { params: { code } }),
    staleTime: 0,
    retry: false,
  });
  const { data: card } = asked;
  return (
    <main id="content" className={classes['public']}>
      <h1>{t('assessments.scorecard.verify')}</h1>
      {card ? (
        <>
          <div className={classes['wide']}>
            <Notice tone="good" title={t('assessments.scorecard.genuine', { institute: card.institute })}>
              {t('assessments.scorecard.issuedOn', { day: date(card.issuedAt), end: date(card.endsAt) })}
              {card.resultVersion > card.issuedVersion && ` ${t('assessments.scorecard.markedAgain')}`}
            </Notice>
          </div>
          <ScorecardSheet card={card} institute={card.institute} />
        </>
      ) : asked.isError ? (
        isRefusal(asked.error, 'SCORECARD_UNKNOWN') || isRefusal(asked.error, 'INVALID_INPUT') ? (
          <EmptyState icon={IconCertificateOff} title={t('assessments.scorecard.unknown')}>
            {t('assessments.scorecard.unknownText')}
          </EmptyState>
        ) : (
          <LoadFailed card error={asked.error} onRetry={() => void asked.refetch()} />
        )
      ) : (
        <div className={classes['wide']}>
          <CardSkeleton lines={8} />
        </div>
      )}
    </main>
  );
}
