import type { CodeBatch } from '@abhyas/contract/codes/shapes';
import { Button } from '@mantine/core';
import { IconPlus, IconTag } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { codeBatchAddress, type CodesPatch, type CodesSearch } from '../addresses.ts';
import { CodeTabs } from '../code-tabs.tsx';
import { CodeBatchForm } from './code-batch-form.tsx';
import { CodeBatchState } from './code-batch-state.tsx';

interface Props {
  readonly search: CodesSearch;
  readonly onSearch: (patch: CodesPatch) => void;
}

/** Batches of activation codes with how many were redeemed; a new one is made in a dialog. */
export function CodeBatchesScreen({ search: { search, page }, onSearch }: Props) {
  const { t } = useTranslation();
  const [making, setMaking] = useState(false);
  const list = useQuery({
    ...query(api.codes.listCodeBatches, { query: { search, page } }),
    placeholderData: keepPreviousData,
  });
  const begin = (variant: 'action' | 'filled') =>
    list.data?.can.edit && (
      <Button variant={variant} leftSection={<Icon of={IconPlus} size={16} />} onClick={() => setMaking(true)}>
        {t('codes.batches.new')}
      </Button>
    );
  return (
    <Page
      title={t('codes.batches.title')}
      subtitle={t('codes.batches.subtitle')}
      action={begin('action')}
      tabs={<CodeTabs />}
    >
      <ListCard
        title={t('codes.batches.title')}
        list={list}
        filters={<Find search={search} onSearch={onSearch} />}
        skeleton={<TableSkeleton rows={4} columns={5} />}
        empty={{
          icon: IconTag,
          title: t('codes.batches.empty'),
          text: t('codes.batches.emptyText'),
          action: begin('filled'),
        }}
        noMatch={
          search !== undefined && {
            title: t('codes.batches.noMatch'),
            onShowAll: () => onSearch({ search: undefined }),
          }
        }
        onPage={(next) => onSearch({ page: next })}
      >
        {({ rows }) => <Rows rows={rows} />}
      </ListCard>
      {making && <CodeBatchForm onClose={() => setMaking(false)} />}
    </Page>
  );
}

interface FindProps extends Pick<Props, 'onSearch'> {
  readonly search: string | undefined;
}
function Find({ search, onSearch }: FindProps) {
  const { t } = useTranslation();
  const onChange = (words: string | undefined) => onSearch({ search: words });
  return <FilterBar search={{ label: t('codes.batches.search'), value: search, onChange }} />;
}

function Rows({ rows }: { readonly rows: readonly CodeBatch[] }) {
  const { t } = useTranslation();
  const { number, date } = useFormat();
  const column = (key: string) => t(`codes.batches.columns.${key}`);
  return (
    <Table
      cards
      label={t('codes.batches.title')}
      head={[
        { key: 'name', label: column('name') },
        { key: 'opens', label: column('opens') },
        { key: 'state', label: column('state') },
        { key: 'redeemed', label: column('redeemed'), numeric: true },
        { key: 'made', label: column('made') },
      ]}
    >
      {rows.map((batch) => (
        <tr key={batch.batchId}>
          <td>
            <StackedCell to={codeBatchAddress(batch.batchId)} note={t('codes.batches.days', { count: batch.days })}>
              {batch.name}
            </StackedCell>
          </td>
          <td data-label={column('opens')}>{batch.things.map(({ title }) => title).join(', ')}</td>
          <td data-label={column('state')}>
            <CodeBatchState batch={batch} />
          </td>
          <td data-label={column('redeemed')} data-numeric>
            <StackedCell note={batch.blocked > 0 && t('codes.batches.blocked', { count: batch.blocked })}>
              {`${number(batch.redeemed)} / ${number(batch.count)}`}
            </StackedCell>
          </td>
          <td data-label={column('made')}>
            <StackedCell note={batch.madeBy}>{date(batch.createdAt)}</StackedCell>
          </td>
        </tr>
      ))}
    </Table>
  );
}
