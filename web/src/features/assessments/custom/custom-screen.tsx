import type { OwnCounts } from '@abhyas/contract/assessments/custom';
import { useQuery } from '@tanstack/react-query';
import { IconSchool } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { ChaptersCard } from './chapters-card.tsx';
import { freshForm, type OwnForm } from './own-form.ts';
import type { OwnSearch } from '../student-addresses.ts';
import { SizeCard } from './size-card.tsx';
import { SourceCard } from './source-card.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useOwnCounts } from './use-own-counts.ts';

/** `/newtest`: a test that a student makes of the bank for himself. */
export function CustomScreen({ search }: { readonly search: OwnSearch }) {
  const { t } = useTranslation();
  const { data: profile, error, refetch } = useQuery(query(api.learners.showProfile));
  const trail = [{ label: t('assessments.papers.title'), to: '/student/tests' }, { label: t('assessments.own.title') }];
  return (
    <Page title={t('assessments.own.title')} subtitle={t('assessments.own.subtitle')} breadcrumbs={trail}>
      {profile ? (
        <Exams exams={profile.selectedExam} search={search} />
      ) : error ? (
        <LoadFailed card error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

const Loading = () => (
  <Columns kind="aside">
    <CardSkeleton lines={8} />
    <CardSkeleton lines={4} />
  </Columns>
);

interface ExamsProps {
  readonly exams: readonly { readonly id: number; readonly name: string }[];
  readonly search: OwnSearch;
}

function Exams({ exams, search }: ExamsProps) {
  const { t } = useTranslation();
  const first = exams.find(({ id }) => id === search.exam) ?? exams[0];
  const [examId, setExamId] = useState(first?.id);
  if (examId === undefined) {
    return (
      <Card>
        <EmptyState
          icon={IconSchool}
          title={t('assessments.own.noExam')}
          action={
            <Button component={Link} to="/student/account">
              {t('assessments.own.chooseExam')}
            </Button>
          }
        >
          {t('assessments.own.noExamText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stacked>
      {exams.length > 1 && (
        <Segmented
          label={t('assessments.own.exam')}
          options={exams.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(examId)}
          onChange={(value) => setExamId(Number(value))}
        />
      )}
      <Choice key={examId} examId={examId} search={examId === first?.id ? search : {}} exams={exams} />
    </Stacked>
  );
}

/** A link may name topics, or chapters of another exam: the form holds the chapters that they are here. */
function useKnownChapters(counts: OwnCounts | undefined, form: OwnForm, set: (patch: Partial<OwnForm>) => void): void {
  const known = counts?.chapterIds;
  useEffect(() => {
    if (known && known.join() !== form.chapterIds.join()) set({ chapterIds: [...known] });
  });
}

function Choice({ examId, search, exams }: ExamsProps & { readonly examId: number }) {
  const [form, setForm] = useState<OwnForm>(() => freshForm(examId, search));
  const set = (patch: Partial<OwnForm>) => setForm((before) => ({ ...before, ...patch }));
  const { counts, error, refetch, isRested } = useOwnCounts(form);
  useKnownChapters(isRested ? counts : undefined, form, set);
  if (!counts) return error ? <LoadFailed card error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <Columns kind="aside">
      <Stacked>
        <ChaptersCard form={form} counts={counts} onChange={set} />
        <SourceCard form={form} counts={counts} onChange={set} />
        <SizeCard form={form} onChange={set} />
      </Stacked>
      <SummaryCard
        form={form}
        counts={counts}
        fresh={isRested}
        exam={exams.find(({ id }) => id === examId)?.name ?? ''}
        onShort={() => void refetch()}
      />
    </Columns>
  );
}
