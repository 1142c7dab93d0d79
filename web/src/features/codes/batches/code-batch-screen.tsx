import type { ShownCodeBatch } from '@abhyas/contract/codes/shapes';
import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { StackBar } from '../../../ui/figures/stack-bar.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { whileMaking } from '../../../ui/made-files/making.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { CODES, type CodesPatch, type CodesSearch } from '../addresses.ts';
import { CodesList } from '../list/codes-list.tsx';
import { CodeBatchState } from './code-batch-state.tsx';
import { CodeFiles } from './code-files.tsx';

interface Props {
  readonly batchId: string;
  readonly search: CodesSearch;
  readonly onSearch: (patch: CodesPatch) => void;
}

/** One batch: what its codes open, how many are used, its files, and every code with who redeemed it. */
export function CodeBatchScreen({ batchId, search, onSearch }: Props) {
  const { t } = useTranslation();
  const batch = useQuery({
    ...query(api.codes.showCodeBatch, { params: { codeBatchId: batchId } }),
    staleTime: 0,
    refetchInterval: whileMaking<ShownCodeBatch>(({ state, list }) => state === 'making' || isOnItsWay(list.state)),
  });
  return (
    <Page
      title={batch.data?.name ?? ''}
      breadcrumbs={[{ label: t('codes.batches.title'), to: CODES }]}
      beside={batch.data && <CodeBatchState batch={batch.data} />}
      action={batch.data?.can.edit && batch.data.state !== 'gone' && <BlockButton batch={batch.data} />}
    >
      <Stacked>
        <Loaded query={batch} card skeleton={<CardSkeleton lines={6} />}>
          {(data) => (
            <Columns kind="two">
              <About batch={data} />
              <CodeFiles batch={data} />
            </Columns>
          )}
        </Loaded>
        <CodesList search={{ ...search, batch: batchId }} onSearch={onSearch} />
      </Stacked>
    </Page>
  );
}

const isOnItsWay = (state: ShownCodeBatch['list']['state']) => state === 'waiting' || state === 'running';

function BlockButton({ batch: { batchId, state, name } }: { readonly batch: ShownCodeBatch }) {
  const { t } = useTranslation();
  const isBlocked = state === 'blocked';
  const block = useChange(
    () => api.codes.blockCodeBatch({ params: { codeBatchId: batchId }, body: { blocked: !isBlocked } }),
    {
      stale: [api.codes.showCodeBatch, api.codes.listCodeBatches],
      said: t(isBlocked ? 'codes.batches.isOpen' : 'codes.batches.isBlocked', { name }),
    },
  );
  return (
    <Button
      variant="outline"
      leftSection={<Icon of={isBlocked ? IconLockOpen : IconLock} size={16} />}
      loading={block.busy}
      onClick={() => block.send()}
    >
      {t(isBlocked ? 'codes.batches.reopen' : 'codes.batches.block')}
    </Button>
  );
}

function About({ batch }: { readonly batch: ShownCodeBatch }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormat();
  const { count, redeemed, blocked, things, days, perPerson, redeemUntil, createdAt, madeBy } = batch;
  const left = count - redeemed - blocked;
  return (
    <Card title={t('codes.batches.about')}>
      <Stack gap={4}>
        <StackBar
          legend
          label={t('codes.batches.codes')}
          parts={[
            { value: redeemed, tone: 'accent-strong', label: t('codes.batches.redeemed', { count: redeemed }) },
            { value: left, tone: 'accent-light', label: t('codes.batches.left', { count: left }) },
            { value: blocked, tone: 'bad', label: t('codes.batches.blocked', { count: blocked }) },
          ]}
        />
        <Facts
          items={[
            { label: t('codes.batches.columns.opens'), value: things.map(({ title }) => title).join(', ') },
            { label: t('codes.batches.form.days'), value: number(days) },
            { label: t('codes.batches.form.count'), value: number(count) },
            { label: t('codes.batches.form.perPerson'), value: number(perPerson) },
            {
              label: t('codes.batches.form.redeemUntil'),
              value: redeemUntil === null ? t('codes.batches.noEnd') : dateTime(redeemUntil),
            },
            { label: t('codes.batches.columns.made'), value: `${dateTime(createdAt)} · ${madeBy}` },
          ]}
        />
      </Stack>
    </Card>
  );
}
