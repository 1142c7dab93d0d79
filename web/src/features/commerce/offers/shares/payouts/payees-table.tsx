import type { PayeeRow } from '@abhyas/contract/commerce/offers/payouts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { StackedCell } from '../../../../../ui/list/cells.tsx';
import { type Selection, SelectionCell, useSelectionColumn } from '../../../../../ui/list/selection.tsx';
import { Table } from '../../../../../ui/page/table.tsx';
import { Badge } from '../../../../../ui/status/badge.tsx';
import { usePayeeName } from '../share-words.ts';

interface Props {
  readonly rows: readonly PayeeRow[];
  /** Undefined: nobody here prepares payouts. */
  readonly selection: Selection | undefined;
}
/** Something can be paid, and it is known where to. */
const isReady = ({ duePaise, bank }: PayeeRow): boolean => duePaise > 0 && bank !== null;

/** Payees with what each earned, has to wait for and can be paid; whoever is ready can be chosen for a payout. */
export function PayeesTable({ rows, selection }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nameOf = usePayeeName();
  const ready = rows.filter(isReady).map(({ payeeId }) => payeeId);
  const say = (key: string) => t(`commerce.payouts.${key}`);
  const choosing = ready.length > 0 ? selection : undefined;
  return (
    <Table
      cards
      label={say('payees')}
      head={[
        ...useSelectionColumn(choosing, ready),
        { key: 'payee', label: say('payee') },
        { key: 'earned', label: say('earned'), numeric: true },
        { key: 'held', label: say('held'), numeric: true },
        { key: 'due', label: say('due'), numeric: true },
        { key: 'bank', label: say('bank') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.payeeId} data-selected={selection?.ids.has(row.payeeId) || undefined}>
          {choosing &&
            (isReady(row) ? (
              <SelectionCell selection={choosing} id={row.payeeId} name={nameOf(row)} />
            ) : (
              <td>
                <span className="sr-only">{say('notReady')}</span>
              </td>
            ))}
          <td>
            <StackedCell note={say(`kinds.${row.kind}`)} to={`/partner/payouts/${row.payeeId}`}>
              {nameOf(row)}
            </StackedCell>
          </td>
          <td data-label={say('earned')} data-numeric>
            {money(row.earnedPaise)}
          </td>
          <td data-label={say('held')} data-numeric>
            {money(row.heldPaise)}
          </td>
          <td data-label={say('due')} data-numeric>
            <b>{money(row.duePaise)}</b>
          </td>
          <td data-label={say('bank')}>{row.bank ? row.bank.account : <Badge tone="warn">{say('noBank')}</Badge>}</td>
        </tr>
      ))}
    </Table>
  );
}
