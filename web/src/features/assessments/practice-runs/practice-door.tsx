import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import classes from './practice.module.css';

interface Props {
  readonly paperId: string;
  /** Only what went wrong in this attempt. */
  readonly wrongOf?: string | undefined;
}

/** What practice is, and the button that begins it or goes on with it. */
export function PracticeDoor({ paperId, wrongOf }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(query(api.assessments.showPractice, { params: { paperId } }));
  const trail = [
    { label: t('assessments.papers.title'), to: '/student/tests' },
    { label: t('assessments.practice.title') },
  ];
  const isOpen = data && (data.may || wrongOf !== undefined || data.running !== null);
  return (
    <Page title={t(wrongOf ? 'assessments.practice.wrongTitle' : 'assessments.practice.title')} breadcrumbs={trail}>
      {data ? (
        <Card>
          {isOpen ? (
            <Begin paperId={paperId} wrongOf={wrongOf} running={data.running} />
          ) : (
            <EmptyState
              icon={IconLock}
              title={t('assessments.practice.notOpen')}
              action={
                <Button component={Link} to="/student/tests" variant="outline">
                  {t('assessments.own.toTests')}
                </Button>
              }
            >
              {t('assessments.practice.notOpenText')}
            </EmptyState>
          )}
        </Card>
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton lines={5} />
      )}
    </Page>
  );
}

const rules = ['noClock', 'atOnce', 'pause', 'noResult'] as const;

interface BeginProps extends Props {
  readonly running: { readonly answered: number; readonly questions: number; readonly wrongOnly: boolean } | null;
}

function Begin({ paperId, wrongOf, running }: BeginProps) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const navigate = useNavigate();
  const waiting = running && running.wrongOnly === (wrongOf !== undefined) ? running : undefined;
  const start = useChange(
    () =>
      api.assessments.startPracticeRun({ params: { paperId }, body: { ...(wrongOf !== undefined && { wrongOf }) } }),
    {
      stale: [api.assessments.showPractice],
      after: ({ runId }) => navigate({ to: '/student/practice/$runId', params: { runId } }),
      inline: true,
    },
  );
  return (
    <div className={classes['door']}>
      <p>{t(wrongOf ? 'assessments.practice.wrongText' : 'assessments.practice.text')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(`assessments.practice.rules.${rule}`)}</li>
        ))}
      </ul>
      {waiting && (
        <Notice tone="info">
          {t('assessments.practice.waiting', { count: waiting.answered, of: waiting.questions })}
        </Notice>
      )}
      {start.error && (
        <Notice tone="bad" live>
          {say(start.error)}
        </Notice>
      )}
      <Button
        variant="action"
        size="lg"
        loading={start.busy}
        rightSection={<Icon of={IconArrowRight} size={18} />}
        onClick={() => start.send()}
      >
        {t(waiting ? 'assessments.practice.goOn' : 'assessments.practice.begin')}
      </Button>
    </div>
  );
}
