import type { Movement, MovementKind } from '@abhyas/contract/commerce/wallet';
import {
  IconArrowBackUp,
  IconArrowsJoin,
  IconBuildingBank,
  IconClock,
  IconGift,
  IconPlus,
  IconReceipt,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { StackedCell } from '../../../ui/list/cells.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import classes from './movements-table.module.css';
import { useMovementWords } from './use-movement-words.ts';

const faces: Readonly<Record<MovementKind, { readonly icon: TablerIcon; readonly tone: Tone }>> = {
  topUp: { icon: IconPlus, tone: 'good' },
  credit: { icon: IconGift, tone: 'accent' },
  code: { icon: IconTicket, tone: 'accent' },
  referral: { icon: IconUserPlus, tone: 'accent' },
  welcome: { icon: IconUserPlus, tone: 'accent' },
  order: { icon: IconReceipt, tone: 'neutral' },
  orderBack: { icon: IconArrowBackUp, tone: 'neutral' },
  refund: { icon: IconArrowBackUp, tone: 'good' },
  ended: { icon: IconClock, tone: 'warn' },
  merged: { icon: IconArrowsJoin, tone: 'neutral' },
  takenByBank: { icon: IconBuildingBank, tone: 'bad' },
  owedPaid: { icon: IconReceipt, tone: 'neutral' },
};

interface Props {
  readonly rows: readonly Movement[];
  /** Where the order of a movement can be read; without it orders are not linked. */
  readonly orderAddress?: ((orderId: string) => string) | undefined;
}

/** One page of a passbook: what happened, how much, and what was in the wallet afterwards. */
export function MovementsTable({ rows, orderAddress }: Props) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const words = useMovementWords();
  const column = (key: string) => t(`commerce.wallet.columns.${key}`);
  return (
    <Table
      cards
      label={t('commerce.wallet.passbook')}
      head={[
        { key: 'what', label: column('what') },
        { key: 'date', label: column('date') },
        { key: 'kind', label: column('kind') },
        { key: 'amount', label: column('amount'), numeric: true },
        { key: 'balance', label: column('balance'), numeric: true },
      ]}
    >
      {rows.map((movement) => {
        const { title, note, kind, hasPromo } = words(movement);
        const { id, at, orderId, cashPaise, promoPaise, balancePaise } = movement;
        const sum = cashPaise + promoPaise;
        return (
          <tr key={id}>
            <td>
              <Row gap={3} className={classes['what']}>
                <Tile {...faces[movement.kind]} />
                <StackedCell note={note} to={orderId && orderAddress ? orderAddress(orderId) : undefined}>
                  {title}
                </StackedCell>
              </Row>
            </td>
            <td data-label={column('date')}>{date(at)}</td>
            <td data-label={column('kind')}>
              <Badge tone={hasPromo ? 'accent' : 'neutral'}>{kind}</Badge>
            </td>
            <td data-label={column('amount')} data-numeric>
              <b className={classes['sum']} data-in={sum > 0 || undefined}>
                {sum > 0 && '+'}
                {money(sum)}
              </b>
            </td>
            <td data-label={column('balance')} data-numeric>
              {money(balancePaise)}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
