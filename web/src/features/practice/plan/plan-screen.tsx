import type { Plan } from '@abhyas/contract/practice/plan';
import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { noonOf } from '../../../lib/zoned-time.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { PlanDays } from './plan-days.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanLeads } from './plan-leads.tsx';
import { PlanToday } from './plan-today.tsx';
import { PlanWeeks } from './plan-weeks.tsx';

interface Props {
  readonly examId: number | undefined;
  readonly onExam: (examId: number) => void;
}

/** A student's plan to the day of an exam: today, the next days, every week, and what finds no time. */
export function PlanScreen({ examId, onExam }: Props) {
  const { t } = useTranslation();
  const shown = useQuery({ ...query(api.practice.showPlan, { query: { examId } }), placeholderData: keepPreviousData });
  const [changing, setChanging] = useState(false);
  const { data } = shown;
  return (
    <Page
      title={t('practice.plan.title')}
      subtitle={data && <About plan={data.plan} exam={data.exams.find(({ id }) => id === data.examId)?.name ?? ''} />}
      breadcrumbs={[{ label: t('practice.title'), to: '/student/practice/' }, { label: t('practice.plan.title') }]}
      action={
        data && (
          <Row gap={3}>
            {data.exams.length > 1 && (
              <Segmented
                label={t('practice.exam')}
                options={data.exams.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(data.examId)}
                onChange={(id) => onExam(Number(id))}
              />
            )}
            {data.plan && (
              <Button variant="outline" onClick={() => setChanging(true)}>
                {t('practice.plan.change')}
              </Button>
            )}
          </Row>
        )
      }
    >
      <Loaded query={shown} card skeleton={<CardSkeleton lines={8} />}>
        {(found) => (
          <>
            {found.plan ? (
              <Whole plan={found.plan} examId={found.examId} />
            ) : (
              <NoPlan onMake={() => setChanging(true)} />
            )}
            {changing && <PlanForm found={found} onClose={() => setChanging(false)} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function About({ plan, exam }: { readonly plan: Plan | null; readonly exam: string }) {
  const { t } = useTranslation();
  const { longDate } = useFormat();
  if (!plan) return <>{exam}</>;
  return <>{t('practice.days', { count: plan.left, exam, day: longDate(noonOf(plan.examOn)) })}</>;
}

function NoPlan({ onMake }: { readonly onMake: () => void }) {
  const { t } = useTranslation();
  const make = (
    <Button variant="action" onClick={onMake}>
      {t('practice.plan.make')}
    </Button>
  );
  return (
    <Card as="div">
      <EmptyState icon={IconCalendar} title={t('practice.plan.none')} action={make}>
        {t('practice.plan.noneText')}
      </EmptyState>
    </Card>
  );
}

function Whole({ plan, examId }: { readonly plan: Plan; readonly examId: number }) {
  return (
    <Stacked>
      <Columns kind="aside">
        <PlanToday plan={{ ...plan, examId }} />
        <PlanLeads plan={plan} />
      </Columns>
      <PlanDays days={plan.days} />
      <PlanWeeks weeks={plan.weeks} />
    </Stacked>
  );
}
