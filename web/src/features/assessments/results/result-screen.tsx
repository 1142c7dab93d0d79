import type { AttemptResult } from '@abhyas/contract/assessments/shapes';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { usePassPercent } from '../../../lib/institute.ts';
import { can, isStudent, useMe } from '../../../lib/session.ts';
import { Columns, Page, Stacked, type Breadcrumb } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { ReissuedCard } from '../keys/reissued-card.tsx';
import { ResultLinks } from '../scorecards/result-links.tsx';
import { ShareResult } from '../scorecards/share-result.tsx';
import { HeatMapCard } from './chapters/heat-map-card.tsx';
import { TopicsCard } from './chapters/topics-card.tsx';
import { NextCard } from './next/next-card.tsx';
import { PractiseMistakes } from './next/practise-mistakes.tsx';
import { PhoneResult } from './phone-result.tsx';
import { SpeedCard } from './speed/speed-card.tsx';
import { ResultNotReady } from './waiting/result-not-ready.tsx';
import { ResultSkeleton } from './waiting/result-skeleton.tsx';
import classes from './result.module.css';
import { ScoreStrip } from './score-strip.tsx';
import { Solutions } from './solutions/solutions.tsx';
import { SubjectsCard } from './subjects-card.tsx';
import { TimeCard } from './time-card.tsx';
import { useHeadWords, useResultWords } from './head-words.ts';

interface Props {
  readonly attemptId: string;
  /** The way back; without it the student's own. */
  readonly breadcrumbs?: readonly Breadcrumb[] | undefined;
}

/** The result of an attempt: figures first, then where time and marks went, then every solution. */
export function ResultScreen({ attemptId, breadcrumbs }: Props) {
  const { t } = useTranslation();
  const { data: result, error, refetch } = useQuery(query(api.assessments.showResult, { params: { attemptId } }));
  const trail = useTrail(breadcrumbs);
  if (result) return <Result result={result} breadcrumbs={breadcrumbs} />;
  return (
    <Page title={t('assessments.result.plainTitle')} breadcrumbs={trail}>
      {isRefusal(error, 'RESULT_NOT_READY') ? (
        <ResultNotReady attemptId={attemptId} error={error} onRetry={() => void refetch()} />
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <ResultSkeleton />
      )}
    </Page>
  );
}

function useTrail(given: readonly Breadcrumb[] | undefined, title?: string): readonly Breadcrumb[] | undefined {
  const { t } = useTranslation();
  const me = useMe();
  if (given) return given;
  if (!me || !isStudent(me)) return undefined;
  const results = { label: t('assessments.results.title'), to: '/student/results' };
  return title ? [results, { label: title }] : [results];
}

function Result({
  result,
  breadcrumbs,
}: {
  readonly result: AttemptResult;
  readonly breadcrumbs: Props['breadcrumbs'];
}) {
  const { t } = useTranslation();
  const trail = useTrail(breadcrumbs, result.paper.title);
  const me = useMe();
  const say = useResultWords();
  const isOwn = me !== undefined && isStudent(me);
  const phone = useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
  const outcome = (
    <Badge tone={result.passed ? 'good' : 'bad'} icon={result.passed ? IconCheck : IconX}>
      {t(result.passed ? 'assessments.result.passed' : 'assessments.result.failed')}
    </Badge>
  );
  return (
    <Page
      title={t('assessments.result.title', { title: result.paper.title })}
      subtitle={<Taken result={result} />}
      breadcrumbs={trail}
      beside={outcome}
      action={
        <>
          <ResultLinks result={result} />
          {isOwn && can(me, 'attempts.sit') && result.paper.kind === 'PREDEFINED' && <ShareResult result={result} />}
          {isOwn && !phone && <PractiseMistakes result={result} />}
        </>
      }
    >
      {result.lateAnswers > 0 && (
        <Notice tone="warn" title={t('assessments.result.late', { count: result.lateAnswers })}>
          {say('result.lateText')}
        </Notice>
      )}
      {phone ? <PhoneResult result={result} isOwn={isOwn} /> : <WideResult result={result} isOwn={isOwn} />}
    </Page>
  );
}

function WideResult({ result, isOwn }: { readonly result: AttemptResult; readonly isOwn: boolean }) {
  return (
    <Stacked>
      <ScoreStrip result={result} />
      <ReissuedCard result={result} />
      {isOwn && <NextCard result={result} />}
      <TimeCard result={result} />
      <Columns kind="two">
        <SubjectsCard result={result} />
        <TopicsCard result={result} />
      </Columns>
      <Columns kind="aside">
        <HeatMapCard result={result} />
        <SpeedCard result={result} />
      </Columns>
      <Solutions result={result} />
    </Stacked>
  );
}

/** Who sat it when, and how it ended. */
function Taken({ result }: { readonly result: AttemptResult }) {
  const { t } = useTranslation();
  const format = useFormat();
  const me = useMe();
  const { startedAt, endedAt, endedBy, student } = result;
  const to = format.sameDay(startedAt, endedAt) ? format.time(endedAt) : format.dateTime(endedAt);
  const when = t('assessments.result.taken', {
    day: format.longDate(startedAt),
    from: format.time(startedAt),
    to,
    zone: format.zone(endedAt),
  });
  const who = me && !isStudent(me) ? `${student}.` : '';
  const { pattern, key } = useHeadWords(result);
  const ended = t(`assessments.result.endedBy.${endedBy}`);
  const pass = t('assessments.result.passMark', { percent: usePassPercent() });
  return <span className={classes['taken']}>{[who, pattern, when, ended, key, pass].filter(Boolean).join(' ')}</span>;
}
