import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { Pagination } from '../../../ui/page/pagination.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { GivePromo } from './give-promo.tsx';
import classes from './movements-table.module.css';
import { useMovementWords } from './use-movement-words.ts';

type PersonsWallet = Reply<typeof contract.commerce.showPersonWallet>;
interface Props {
  readonly accountId: string | undefined;
  readonly canGive: boolean;
  readonly onClose: () => void;
}

/** The wallet of one student beside the list: what is in it, and its passbook. */
export function PersonWallet({ accountId, canGive, onClose }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const shown = useQuery({
    ...query(api.commerce.showPersonWallet, { params: { accountId: accountId ?? '' }, query: { page } }),
    enabled: accountId !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <SidePanel
      opened={accountId !== undefined}
      onClose={onClose}
      title={shown.data?.name ?? t('commerce.wallets.opening')}
    >
      <Loaded query={shown} skeleton={<CardSkeleton lines={8} />}>
        {(data) => <Shown of={data} canGive={canGive} accountId={accountId ?? ''} onPage={setPage} />}
      </Loaded>
    </SidePanel>
  );
}

interface ShownProps {
  readonly of: PersonsWallet;
  readonly accountId: string;
  readonly canGive: boolean;
  readonly onPage: (page: number) => void;
}
function Shown({ of: { wallet, rows, page, total, size, name }, accountId, canGive, onPage }: ShownProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [giving, setGiving] = useState(false);
  return (
    <Stack gap={4}>
      <Facts
        kind="tiles"
        items={[
          { label: t('commerce.wallets.cash'), value: money(wallet.cashPaise) },
          { label: t('commerce.wallets.promo'), value: money(wallet.promoPaise) },
          wallet.owedPaise > 0 && { label: t('commerce.wallets.owed'), value: money(wallet.owedPaise) },
        ]}
      />
      {canGive && (
        <Row>
          <Button
            variant="outline"
            size="sm"
            leftSection={<Icon of={IconGift} size={16} />}
            onClick={() => setGiving(true)}
          >
            {t('commerce.wallets.give')}
          </Button>
        </Row>
      )}
      <Moves rows={rows} />
      <Pagination page={page} size={size} total={total} onPage={onPage} />
      {giving && <GivePromo person={{ accountId, name }} onClose={() => setGiving(false)} />}
    </Stack>
  );
}

function Moves({ rows }: Pick<PersonsWallet, 'rows'>) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const words = useMovementWords();
  if (rows.length === 0) return <Quiet>{t('commerce.wallets.noMoves')}</Quiet>;
  return (
    <RowList label={t('commerce.wallet.passbook')}>
      {rows.map((movement) => (
        <li key={movement.id}>
          <Row justify="between" gap={3} className={classes['move']}>
            <StackedCell note={[dateTime(movement.at), words(movement).note].filter(Boolean).join(' · ')}>
              {words(movement).title}
            </StackedCell>
            <StackedCell note={money(movement.balancePaise)}>
              {money(movement.cashPaise + movement.promoPaise)}
            </StackedCell>
          </Row>
        </li>
      ))}
    </RowList>
  );
}
