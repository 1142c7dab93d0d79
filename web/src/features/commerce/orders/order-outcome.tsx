import type { Order } from '@abhyas/contract/commerce/shapes';
import { Button } from '@mantine/core';
import { IconCheck, IconClockPause, IconHourglass, IconReceiptRefund, IconRefresh, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon, type TablerIcon } from '../../../ui/controls/icon.tsx';
import { Tile } from '../../../ui/figures/tile.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { usePayment } from './checkout/use-payment.ts';
import classes from './order-screen.module.css';
import { OpenThing } from './open-thing.tsx';
import type { Outcome } from './outcome-of.ts';

interface Props {
  readonly order: Order;
  readonly outcome: Outcome;
}
const faces: Readonly<Record<Outcome, { readonly icon: TablerIcon; readonly tone: Tone }>> = {
  paid: { icon: IconCheck, tone: 'good' },
  waiting: { icon: IconHourglass, tone: 'info' },
  unpaid: { icon: IconClockPause, tone: 'neutral' },
  offline: { icon: IconClockPause, tone: 'neutral' },
  checking: { icon: IconHourglass, tone: 'info' },
  failed: { icon: IconX, tone: 'bad' },
  expired: { icon: IconClockPause, tone: 'neutral' },
  refunded: { icon: IconReceiptRefund, tone: 'neutral' },
};

/** How an order ended, or how far it is, and the one next step. */
export function OrderOutcome({ order, outcome }: Props) {
  const { t } = useTranslation();
  const { money, time } = useFormat();
  const words = {
    sum: money(order.payPaise),
    due: money(order.payPaise - order.walletPaise),
    count: order.lines.length,
    until: time(order.expiresAt),
    refunded: money(order.refundedPaise),
  };
  return (
    <Card label={t('commerce.order.outcome')}>
      <div className={classes['outcome']} role="status">
        <Tile {...faces[outcome]} size="lg" />
        <h2>{t(`commerce.outcomes.${outcome}.title`, words)}</h2>
        <p>{t(textOf({ order, outcome }), words)}</p>
      </div>
      {!isPaused({ order, outcome }) && <Step order={order} outcome={outcome} />}
    </Card>
  );
}

/** It is paid, and closed until a later part is paid too. */
const isPaused = ({ order, outcome }: Props): boolean => outcome === 'paid' && order.instalments?.state === 'paused';

/** The words under the heading: gifts open for somebody else, and the sum of a later part is agreed for as long as it takes. */
function textOf({ order, outcome }: Props): string {
  const kind = order.lines[0]?.thing.kind;
  if (kind === 'gift' && outcome === 'paid') return 'commerce.outcomes.paid.gift';
  if (isPaused({ order, outcome })) return 'commerce.instalments.outcomes.paused';
  if (kind === 'instalment' && (outcome === 'unpaid' || outcome === 'failed'))
    return `commerce.instalments.outcomes.${outcome}`;
  return `commerce.outcomes.${outcome}.text`;
}

function Step({ order, outcome }: Props) {
  const { t } = useTranslation();
  const [first] = order.lines;
  if (first?.thing.kind === 'topUp' && outcome !== 'failed' && outcome !== 'unpaid' && outcome !== 'waiting') {
    return (
      <Row justify="end">
        <OpenThing thing={first.thing} face="action" />
      </Row>
    );
  }
  if (outcome === 'paid' && first) {
    return (
      <Row justify="end">
        <OpenThing thing={first.thing} face="action" />
      </Row>
    );
  }
  if (outcome === 'expired' || outcome === 'refunded') {
    return first ? (
      <Row justify="end">
        {first.thing.kind === 'gift' || first.thing.kind === 'book' ? (
          <OpenThing thing={first.thing} face="filled" />
        ) : first.thing.kind === 'pass' ? (
          <Link to="/student/plans/$" params={{ _splat: '' }} {...buttonFace('outline')}>
            {t('commerce.order.toPlans')}
          </Link>
        ) : (
          <Link to="/courses/$courseId" params={{ courseId: first.thing.id }} {...buttonFace('outline')}>
            {t('commerce.order.toCourse')}
          </Link>
        )}
      </Row>
    ) : null;
  }
  // The card below says how to pay, and staff do the rest.
  if (outcome === 'checking') return null;
  return <PaySteps order={order} outcome={outcome} />;
}

/** Paying, or asking how the payment ended. A payment that the bank works on is never paid again. */
function PaySteps({ order, outcome }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const payment = usePayment();
  const check = useChange(() => api.commerce.checkPayment({ params: { orderId: order.orderId } }), {
    inline: true,
    stale: [api.commerce.showMyOrder],
  });
  const last = order.payment?.gateway ?? 'razorpay';
  const gateway = last === 'offline' ? 'razorpay' : last;
  const elsewhere = last === 'offline';
  return (
    <>
      <Problem>{payment.problem ?? check.problem}</Problem>
      <Row justify="end">
        {order.payment && !elsewhere && (
          <Button
            variant="outline"
            leftSection={<Icon of={IconRefresh} size={18} />}
            loading={check.busy}
            onClick={() => check.send()}
          >
            {t('commerce.order.check')}
          </Button>
        )}
        {outcome !== 'waiting' && (
          <Button
            variant={elsewhere ? 'outline' : 'action'}
            loading={payment.busy || payment.isDone}
            onClick={() => payment.send({ orderId: order.orderId, gateway })}
          >
            {t(
              outcome === 'failed'
                ? 'commerce.order.again'
                : elsewhere
                  ? 'commerce.offline.online'
                  : 'commerce.checkout.pay',
              {
                sum: money(order.payPaise - order.walletPaise),
              },
            )}
          </Button>
        )}
      </Row>
    </>
  );
}
