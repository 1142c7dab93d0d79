import type { MemberImport } from '@abhyas/contract/cohorts/batches';
import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FilterBar } from '../../../ui/list/filter-bar.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { TableSkeleton } from '../../../ui/status/skeletons.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { useBatchChange } from '../batch/use-batch-change.ts';
import { type ImportPatch, type ImportSearch, rowStates } from './import-search.ts';
import { RowsTable } from './rows-table.tsx';

interface Props {
  readonly importId: string;
  readonly search: ImportSearch;
  readonly onSearch: (patch: ImportPatch) => void;
}

/** The dry run of a spreadsheet: who would come, who is there already, and what is wrong in the other rows. */
export function ImportScreen({ importId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const params = { importId };
  const shown = useQuery({ ...query(api.cohorts.showMemberImport, { params }), staleTime: 0 });
  const { data: one } = shown;
  const { data: batch } = useQuery({
    ...query(api.cohorts.showBatch, { params: { batchId: one?.batchId ?? '' } }),
    enabled: one !== undefined,
  });
  const rows = useQuery({
    ...query(api.cohorts.listMemberRows, { params, query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Page
      title={t('cohorts.imports.check')}
      subtitle={one?.fileName}
      breadcrumbs={[
        { label: t('cohorts.title'), to: '/partner/groups' },
        { label: batch?.name ?? '…', ...(one && { to: `/partner/groups/${one.batchId}` }) },
        { label: t('cohorts.imports.check') },
      ]}
      action={one?.status === 'checked' && <Actions one={one} />}
    >
      <Loaded query={shown} skeleton={null}>
        {(given) => <Figures one={given} />}
      </Loaded>
      <ListCard
        title={t('cohorts.imports.rows')}
        list={rows}
        filters={<Filters counts={one?.counts} state={search.state} onSearch={onSearch} />}
        skeleton={<TableSkeleton rows={5} columns={5} />}
        empty={{ icon: IconListSearch, title: t('cohorts.imports.noRow') }}
        onPage={(page) => onSearch({ page })}
      >
        {(found) => <RowsTable rows={found.rows} />}
      </ListCard>
    </Page>
  );
}

interface FiltersProps extends Pick<Props, 'onSearch'> {
  readonly counts: MemberImport['counts'] | undefined;
  readonly state: ImportSearch['state'];
}

function Filters({ counts, state, onSearch }: FiltersProps) {
  const { t } = useTranslation();
  return (
    <FilterBar>
      <ChipRow label={t('cohorts.filter')}>
        <Chip on={state === undefined} onClick={() => onSearch({ state: undefined })}>
          {t('cohorts.all')}
        </Chip>
        {rowStates.map((one) => (
          <Chip key={one} count={counts?.[one]} on={state === one} onClick={() => onSearch({ state: one })}>
            {t(`cohorts.imports.states.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </FilterBar>
  );
}

function Figures({ one }: { readonly one: MemberImport }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <Card as="div">
      <Stack gap={2}>
        <Facts
          kind="figures"
          items={(['rows', ...rowStates] as const).map((key) => ({
            label: t(`cohorts.imports.figures.${key}`),
            value: number(one.counts[key]),
          }))}
        />
        <Quiet as="p" size="sm">
          {t(`cohorts.imports.statuses.${one.status}`)}
        </Quiet>
      </Stack>
    </Card>
  );
}

function Actions({ one }: { readonly one: MemberImport }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { change, busy } = useBatchChange();
  const params = { importId: one.id };
  const back = () => void navigate({ to: '/partner/groups/$batchId', params: { batchId: one.batchId } });
  const commit = () =>
    change(
      () => api.cohorts.commitMembers({ params }),
      () => {
        toast.good(t('cohorts.members.added', { count: one.counts.ready }));
        back();
      },
    );
  return (
    <>
      <Button variant="ghost" disabled={busy} onClick={() => change(() => api.cohorts.cancelMembers({ params }), back)}>
        {t('cohorts.imports.drop')}
      </Button>
      {one.counts.ready > 0 && (
        <Button variant="action" loading={busy} onClick={commit}>
          {t('cohorts.members.confirm', { count: one.counts.ready })}
        </Button>
      )}
    </>
  );
}
