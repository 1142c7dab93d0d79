import type { Batch, Move } from '@abhyas/contract/cohorts/batches';
import { IconArrowsExchange, IconFileSpreadsheet, IconHistory, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Tile } from '../../../ui/figures/tile.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { ListCard } from '../../../ui/page/list-card.tsx';
import { ListSkeleton } from '../../../ui/status/skeletons.tsx';
import type { BatchPatch } from '../addresses.ts';

interface Props {
  readonly batch: Batch;
  readonly page: number | undefined;
  readonly onSearch: (patch: BatchPatch) => void;
}
const looks = {
  added: { icon: IconUserPlus, tone: 'good' },
  imported: { icon: IconFileSpreadsheet, tone: 'good' },
  moved: { icon: IconArrowsExchange, tone: 'accent' },
  removed: { icon: IconUserMinus, tone: 'warn' },
} as const satisfies Record<Move['kind'], unknown>;

/** Who came, went and moved: when, by whom and why. */
export function History({ batch, page = 1, onSearch }: Props) {
  const { t } = useTranslation();
  const list = useQuery({
    ...query(api.cohorts.listMoves, { params: { batchId: batch.id }, query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListCard
      title={t('cohorts.tabs.history')}
      list={list}
      skeleton={<ListSkeleton rows={4} />}
      empty={{ icon: IconHistory, title: t('cohorts.history.empty'), text: t('cohorts.history.emptyText') }}
      onPage={(next) => onSearch({ page: next })}
    >
      {({ rows }) => (
        <RowList flush>
          {rows.map((row) => (
            <Line key={row.id} move={row} />
          ))}
        </RowList>
      )}
    </ListCard>
  );
}

function Line({ move }: { readonly move: Move }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const places = { from: move.from?.name ?? '', to: move.to?.name ?? '', file: move.reason };
  return (
    <li>
      <Tile {...looks[move.kind]} />
      <div>
        <p>{t(`cohorts.history.${move.kind}`, { name: move.student.name || t('cohorts.nobody'), ...places })}</p>
        {move.reason && move.kind !== 'imported' && <p>{t('cohorts.history.reason', { reason: move.reason })}</p>}
        <small>{t('cohorts.history.by', { name: move.actor, at: dateTime(move.at) })}</small>
      </div>
    </li>
  );
}
