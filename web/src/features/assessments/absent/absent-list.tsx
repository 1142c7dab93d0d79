import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, Select } from '@mantine/core';
import { IconCircleCheck, IconDownload, IconListSearch, IconUserOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useTypedWords } from '../../../lib/use-typed-words.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { SearchField } from '../../../ui/controls/search-field.tsx';
import { Stat } from '../../../ui/figures/stat.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { LoadFailed } from '../../../ui/status/load-failed.tsx';
import { StatSkeleton, TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { PaperNav } from '../paper-pages/paper-nav.tsx';
import type { AbsentPatch, AbsentSearch } from '../addresses.ts';
import { AbsentTable } from './absent-table.tsx';
import classes from './absent.module.css';

type Absent = Reply<typeof contract.assessments.listAbsent>;

interface Props {
  readonly paperId: string;
  readonly search: AbsentSearch;
  readonly onSearch: (patch: AbsentPatch) => void;
}

/** Who was to sit a test and has not: absent when it is over, not started yet before. */
export function AbsentList({ paperId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const params = { paperId };
  const paper = useQuery(query(api.assessments.showPaper, { params }));
  const list = useQuery({
    ...query(api.assessments.listAbsent, { params, query: search }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const title = paper.data?.draft.title ?? '…';
  const { data } = list;
  return (
    <Page
      title={title}
      subtitle={t('authoring.absent.title')}
      breadcrumbs={[
        { label: t('authoring.list.title'), to: '/partner/papers' },
        { label: title, to: `/partner/papers/${paperId}` },
        { label: t('authoring.absent.title') },
      ]}
      nav={<PaperNav paperId={paperId} published />}
      action={<ExportButton paperId={paperId} title={title} search={search} disabled={!data || data.total === 0} />}
    >
      {data ? <Figures summary={data.summary} /> : list.isPending && <FigureSkeletons />}
      <Card flush as="div">
        <h2 className="sr-only">{t('authoring.absent.title')}</h2>
        {data && data.summary.absent + data.summary.waiting > 0 && (
          <Tools search={search} batches={data.batches} onSearch={onSearch} />
        )}
        {list.isPending && <TableSkeleton rows={6} columns={4} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {data && <Found data={data} onSearch={onSearch} />}
      </Card>
    </Page>
  );
}

function Found({ data, onSearch }: { readonly data: Absent } & Pick<Props, 'onSearch'>) {
  const { t } = useTranslation();
  if (data.summary.assigned === 0)
    return (
      <EmptyState icon={IconUserOff} title={t('authoring.absent.nobody')}>
        {t('authoring.absent.nobodyText')}
      </EmptyState>
    );
  if (data.summary.absent + data.summary.waiting === 0)
    return <EmptyState icon={IconCircleCheck} title={t('authoring.absent.allHere')} />;
  if (data.rows.length === 0)
    return (
      <EmptyState
        icon={IconListSearch}
        title={t('authoring.absent.noMatch')}
        action={
          <Button variant="outline" onClick={() => onSearch({ search: undefined, batchId: undefined })}>
            {t('authoring.absent.showAll')}
          </Button>
        }
      />
    );
  return (
    <>
      <AbsentTable rows={data.rows} />
      <Pagination page={data.page} size={data.size} total={data.total} onPage={(page) => onSearch({ page })} />
    </>
  );
}

function Figures({ summary }: { readonly summary: Absent['summary'] }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <section className={classes['figures']} aria-label={t('authoring.absent.figures')}>
      {(['assigned', 'started', 'waiting', 'absent'] as const).map((one) => (
        <Stat key={one} label={t(`authoring.absent.counts.${one}`)} figure={number(summary[one])} />
      ))}
    </section>
  );
}

const FigureSkeletons = () => (
  <div className={classes['figures']}>
    {[1, 2, 3, 4].map((one) => (
      <StatSkeleton key={one} />
    ))}
  </div>
);

interface ToolsProps extends Pick<Props, 'search' | 'onSearch'> {
  readonly batches: Absent['batches'];
}

function Tools({ search, batches, onSearch }: ToolsProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTypedWords(search.search, (words) => onSearch({ search: words }));
  return (
    <div className={classes['tools']}>
      <div className={classes['search']}>
        <SearchField size="sm" label={t('authoring.absent.search')} value={typed} onChange={setTyped} hotkey />
      </div>
      {(batches.length > 0 || search.batchId) && (
        <Select
          size="sm"
          clearable
          aria-label={t('authoring.absent.batch')}
          placeholder={t('authoring.absent.anyBatch')}
          data={batches.map(({ id, name }) => ({ value: id, label: name }))}
          value={search.batchId ?? null}
          onChange={(batchId) => onSearch({ batchId: batchId ?? undefined })}
        />
      )}
    </div>
  );
}

interface ExportProps extends Pick<Props, 'paperId' | 'search'> {
  readonly title: string;
  readonly disabled: boolean;
}

/** The list as it is filtered, all its pages. */
function ExportButton({ paperId, title, search: { page: _page, ...filter }, disabled }: ExportProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const content = await api.assessments.exportAbsent({ params: { paperId }, query: filter });
      saveFile(`${title} – ${t('authoring.absent.file')}.csv`, content);
    } catch (error) {
      toast.bad(textOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="filled"
      loading={busy}
      disabled={disabled}
      leftSection={<Icon of={IconDownload} size={16} />}
      onClick={() => void save()}
    >
      {t('authoring.attempts.export')}
    </Button>
  );
}
