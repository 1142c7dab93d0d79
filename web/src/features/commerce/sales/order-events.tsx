import type { OrderEvent } from '@abhyas/contract/commerce/sales';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconBolt,
  IconCash,
  IconCheck,
  IconClockX,
  IconExternalLink,
  IconFileText,
  IconReceipt,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import type { Tone } from '../../../ui/tone.ts';
import classes from './order-events.module.css';
import { GatewayMessage } from './gateway-message.tsx';

const faces: Readonly<Record<OrderEvent['kind'], { readonly icon: TablerIcon; readonly tone: Tone }>> = {
  placed: { icon: IconReceipt, tone: 'neutral' },
  pageOpened: { icon: IconExternalLink, tone: 'neutral' },
  toldPaid: { icon: IconBolt, tone: 'good' },
  toldFailed: { icon: IconX, tone: 'bad' },
  toldAgain: { icon: IconBolt, tone: 'neutral' },
  cameBack: { icon: IconUser, tone: 'neutral' },
  toldForged: { icon: IconAlertTriangle, tone: 'bad' },
  toldOther: { icon: IconBolt, tone: 'neutral' },
  opened: { icon: IconCheck, tone: 'good' },
  invoiced: { icon: IconFileText, tone: 'neutral' },
  refundAsked: { icon: IconUser, tone: 'warn' },
  refundWithdrawn: { icon: IconUser, tone: 'neutral' },
  refundDeclined: { icon: IconX, tone: 'neutral' },
  refunded: { icon: IconArrowBackUp, tone: 'warn' },
  expired: { icon: IconClockX, tone: 'neutral' },
  offlineChosen: { icon: IconUser, tone: 'neutral' },
  offlineEntered: { icon: IconCash, tone: 'warn' },
  offlineConfirmed: { icon: IconCheck, tone: 'good' },
  offlineRefused: { icon: IconX, tone: 'bad' },
  disputed: { icon: IconAlertTriangle, tone: 'warn' },
  disputeWon: { icon: IconCheck, tone: 'good' },
  takenByBank: { icon: IconArrowBackUp, tone: 'bad' },
};

interface Props {
  readonly orderId: string;
  readonly events: readonly OrderEvent[];
}

/** Everything that happened to an order, the oldest first; what a gateway sent can be read as it came. */
export function OrderEvents({ orderId, events }: Props) {
  const { t } = useTranslation();
  const [messageId, setMessageId] = useState<string>();
  return (
    <section aria-labelledby="order-events">
      <h3 id="order-events" className={classes['title']}>
        {t('commerce.sales.happened')}
      </h3>
      <ol className={classes['events']}>
        {events.map((event, at) => (
          <Happened key={`${event.at} ${event.kind} ${at}`} event={event} onRead={setMessageId} />
        ))}
      </ol>
      {messageId && <GatewayMessage orderId={orderId} messageId={messageId} onClose={() => setMessageId(undefined)} />}
    </section>
  );
}

function Happened({ event, onRead }: { readonly event: OrderEvent; readonly onRead: (messageId: string) => void }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { kind, gateway, by, note, messageId } = event;
  const words = { gateway: gateway === null ? '' : t(`commerce.gateways.${gateway}.name`), note };
  const lines = [
    by && t(`commerce.sales.by.${kind === 'cameBack' ? 'unsigned' : by}`),
    note && t(`commerce.sales.notes.${kind}`, words),
  ];
  return (
    <li data-tone={faces[kind].tone}>
      <span className={classes['mark']}>
        <Icon of={faces[kind].icon} size={16} />
      </span>
      <div className={classes['words']}>
        <b>{t(`commerce.sales.events.${kind}`, words)}</b>
        <Quiet size="sm">{lines.filter(Boolean).join(' ')}</Quiet>
        {messageId && (
          <Button variant="subtle" size="compact-sm" className={classes['read']!} onClick={() => onRead(messageId)}>
            {t('commerce.sales.sent', words)}
          </Button>
        )}
      </div>
      <Quiet as="small" size="xs">
        <time dateTime={event.at}>{dateTime(event.at)}</time>
      </Quiet>
    </li>
  );
}
