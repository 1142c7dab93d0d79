import type { Statement } from '@abhyas/contract/commerce/offers/payouts';
import { IconReceipt } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../../lib/format.ts';
import { StackedCell } from '../../../../../ui/list/cells.tsx';
import { Card } from '../../../../../ui/page/card.tsx';
import { Table } from '../../../../../ui/page/table.tsx';
import { EmptyState } from '../../../../../ui/status/empty-state.tsx';
import { pointsAsPercent } from '../share-words.ts';

/** Sale by sale what was earned and taken back, then what was paid out. */
export function StatementLines({ of: { lines, payouts } }: { readonly of: Statement }) {
  const { t } = useTranslation();
  const say = (key: string) => t(`commerce.statements.${key}`);
  if (lines.length + payouts.length === 0)
    return (
      <Card>
        <EmptyState icon={IconReceipt} title={say('nothing')}>
          {say('nothingText')}
        </EmptyState>
      </Card>
    );
  return (
    <Card flush title={say('lines')}>
      <Table
        cards
        label={say('lines')}
        head={[
          { key: 'what', label: say('what') },
          { key: 'day', label: say('day') },
          { key: 'base', label: say('base'), numeric: true },
          { key: 'share', label: say('share'), numeric: true },
          { key: 'amount', label: say('amount'), numeric: true },
        ]}
      >
        {lines.map((line, at) => (
          <LineRow key={at} of={line} />
        ))}
        {payouts.map((payout) => (
          <PayoutRow key={`${payout.payoutId}${payout.at}`} of={payout} />
        ))}
      </Table>
    </Card>
  );
}

function LineRow({ of: line }: { readonly of: Statement['lines'][number] }) {
  const { t } = useTranslation();
  const { money, date: day } = useFormat();
  const say = (key: string) => t(`commerce.statements.${key}`);
  return (
    <tr>
      <td>
        <StackedCell note={`${line.orderNumber} · ${say(`reasons.${line.reason}`)}`}>{line.title}</StackedCell>
      </td>
      <td data-label={say('day')}>{day(line.at)}</td>
      <td data-label={say('base')} data-numeric>
        {money(line.taxablePaise)}
      </td>
      <td data-label={say('share')} data-numeric>
        {pointsAsPercent(line.basisPoints)}
      </td>
      <td data-label={say('amount')} data-numeric>
        <StackedCell note={t('commerce.statements.from', { day: day(line.freeAt) })}>{money(line.paise)}</StackedCell>
      </td>
    </tr>
  );
}

function PayoutRow({ of: { at, account, paise } }: { readonly of: Statement['payouts'][number] }) {
  const { t } = useTranslation();
  const { money, date: day } = useFormat();
  const say = (key: string) => t(`commerce.statements.${key}`);
  return (
    <tr>
      <td>
        <StackedCell note={account}>{say(paise > 0 ? 'payout' : 'returned')}</StackedCell>
      </td>
      <td data-label={say('day')}>{day(at)}</td>
      <td data-label={say('base')} data-numeric>
        –
      </td>
      <td data-label={say('share')} data-numeric>
        –
      </td>
      <td data-label={say('amount')} data-numeric>
        <b>{money(-paise)}</b>
      </td>
    </tr>
  );
}
