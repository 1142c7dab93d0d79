import type { PaperKeys as Keys } from '@abhyas/contract/assessments/keys';
import { Select } from '@mantine/core';
import { IconGavel, IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { PaperNav } from '../paper-pages/paper-nav.tsx';
import { ChallengeWindow } from './challenge-window.tsx';
import { KeyCasePanel } from './key-case.tsx';
import { KeyTable } from './key-table.tsx';
import classes from './keys.module.css';
import type { KeysPatch, KeysSearch } from '../addresses.ts';
import { RescoreCard } from './rescore-card.tsx';
import { RoundsCard } from './rounds-card.tsx';

interface Props {
  readonly paperId: string;
  readonly search: KeysSearch;
  readonly onSearch: (patch: KeysPatch) => void;
}

/** The keys of a test after it was sat: who challenges them, what is decided, and the rescore that follows. */
export function PaperKeys({ paperId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const { version } = search;
  const keys = useQuery({
    ...query(api.assessments.showPaperKeys, { params: { paperId }, query: { version } }),
    placeholderData: keepPreviousData,
    // While a rescore runs its figures grow.
    refetchInterval: ({ state }) => (state.data?.rounds.some((round) => round.state === 'running') ? 2000 : false),
  });
  const title = keys.data?.paper.title ?? '…';
  return (
    <Page
      title={title}
      subtitle={t('assessments.keys.page.subtitle')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paperId}` },
        { label: t('authoring.pages.keys') },
      ]}
      nav={<PaperNav paperId={paperId} published />}
    >
      {keys.isPending && <TableSkeleton rows={6} columns={4} />}
      {keys.isError && <LoadFailed card error={keys.error} onRetry={() => void keys.refetch()} />}
      {keys.data && <Shown keys={keys.data} search={search} onSearch={onSearch} />}
    </Page>
  );
}

function Shown({ keys, search, onSearch }: Omit<Props, 'paperId'> & { readonly keys: Keys }) {
  const { t } = useTranslation();
  const { show = 'touched' } = search;
  const shown = keys.questions.filter(
    ({ challenges, verdict, waiting }) =>
      show === 'all' || challenges.open > 0 || (show === 'touched' && (challenges.all > 0 || verdict || waiting)),
  );
  return (
    <Stacked>
      <RescoreCard keys={keys} />
      <Card flush title={t('assessments.keys.page.questions')}>
        <div className={classes['tools']}>
          <Segmented
            size="sm"
            label={t('assessments.keys.page.show')}
            options={(['touched', 'open', 'all'] as const).map((value) => ({
              value,
              label: t(`assessments.keys.page.shows.${value}`),
            }))}
            value={show}
            onChange={(value) => onSearch({ show: value === 'touched' ? undefined : value })}
          />
          {keys.versions.length > 1 && (
            <Select
              size="sm"
              aria-label={t('assessments.keys.page.version')}
              data={keys.versions.map((one) => ({
                value: String(one),
                label: t('assessments.keys.page.versionNumber', { version: one }),
              }))}
              value={String(keys.version)}
              allowDeselect={false}
              onChange={(value) => value && onSearch({ version: Number(value) })}
            />
          )}
        </div>
        {shown.length > 0 ? (
          <KeyTable questions={shown} onOpen={(question) => onSearch({ question })} />
        ) : (
          <EmptyState
            icon={show === 'open' ? IconListSearch : IconGavel}
            title={t(`assessments.keys.page.none.${show === 'open' ? 'open' : 'touched'}`)}
          >
            {t('assessments.keys.page.noneText')}
          </EmptyState>
        )}
      </Card>
      <ChallengeWindow paperId={keys.paper.id} until={keys.until} readOnly={!keys.can.decide} />
      <RoundsCard rounds={keys.rounds} />
      {search.question && (
        <KeyCasePanel
          paperId={keys.paper.id}
          version={keys.version}
          questionId={search.question}
          canDecide={keys.can.decide}
          onClose={() => onSearch({ question: undefined })}
        />
      )}
    </Stacked>
  );
}
