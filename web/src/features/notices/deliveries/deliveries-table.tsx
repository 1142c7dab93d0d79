import type { Delivery } from '@abhyas/contract/notices/notices';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './deliveries.module.css';

const looks = {
  queued: { tone: 'info', icon: IconClock },
  sent: { tone: 'good', icon: IconCheck },
  failed: { tone: 'bad', icon: IconAlertTriangle },
} as const;

/** One page of the log. */
export function DeliveriesTable({
  rows,
  canRetry,
}: {
  readonly rows: readonly Delivery[];
  readonly canRetry: boolean;
}) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const column = (key: string) => t(`notices.log.columns.${key}`);
  return (
    <Table
      cards
      label={t('notices.log.title')}
      head={['who', 'what', 'channel', 'state', 'when'].map((key) => ({ key, label: column(key) }))}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <td className={classes['who']}>
            {whoOf(row) ?? t('notices.log.nobody')}
            {row.account && <small>{row.sentTo || row.account.email}</small>}
          </td>
          <td data-label={column('what')}>{row.subject}</td>
          <td data-label={column('channel')}>{t(`notices.channels.${row.channel}`)}</td>
          <td data-label={column('state')}>
            <span className={classes['state']}>
              <Badge {...looks[row.state]}>{t(`notices.log.states.${row.state}`)}</Badge>
              {row.reason && <small>{row.reason}</small>}
              {row.state === 'failed' && row.topic === 'notice' && canRetry && <Retry delivery={row} />}
            </span>
          </td>
          <td data-label={column('when')}>{dateTime(row.finishedAt ?? row.queuedAt)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Name of the person; where it went, for somebody who has no account; undefined for an account that is gone. */
const whoOf = ({ account, sentTo }: Delivery) => (account ? account.name || undefined : sentTo);

function Retry({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation();
  const { send, busy } = useChange(() => api.notices.retryDelivery({ params: { deliveryId: delivery.id } }), {
    stale: [api.notices.listDeliveries],
  });
  return (
    <Button size="xs" variant="outline" loading={busy} onClick={() => send()}>
      {t('notices.log.retry')}
    </Button>
  );
}
