import type { Quote } from '@abhyas/contract/commerce/orders';
import { Button } from '@mantine/core';
import { IconBolt, IconLock, IconRotate } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { TaxFacts } from '../tax-facts.tsx';
import classes from './what-you-pay.module.css';

interface Props {
  readonly quote: Quote;
  readonly busy: boolean;
  /** The institute itself takes the money, after the order. */
  readonly later: boolean;
  readonly problem: string | undefined;
  /** Undefined: there is no way to pay here. */
  readonly onPay: (() => void) | undefined;
}

/** The sum, what is inside it, and the button that pays it. On a phone the button stays at the bottom. */
export function WhatYouPay({ quote, busy, later, problem, onPay }: Props) {
  const { t } = useTranslation();
  const { lines, sums, refund, duePaise } = quote;
  const { money } = useFormat();
  const saved = sums.listPaise - sums.totalPaise;
  return (
    <Stack gap={4}>
      <Card title={t('commerce.checkout.sum')}>
        <Stack gap={3}>
          <Reckoning quote={quote} />
          <p className={classes['total']}>
            <span>{t('commerce.checkout.now')}</span>
            <b>{money(duePaise)}</b>
          </p>
          <TaxFacts sums={sums} taxRate={lines[0]?.taxRate ?? 0} />
          {saved > 0 && <p className={classes['saved']}>{t('commerce.checkout.saved', { sum: money(saved) })}</p>}
          <div className={classes['pay']}>
            <Problem>{problem}</Problem>
            <Button
              fullWidth
              size="lg"
              variant="action"
              leftSection={<Icon of={IconLock} size={18} />}
              loading={busy}
              disabled={!onPay}
              onClick={onPay}
            >
              {t(later ? 'commerce.offline.order' : 'commerce.checkout.pay', { sum: money(duePaise) })}
            </Button>
            <Quiet as="p" size="xs">
              {t(later ? 'commerce.offline.opensLater' : 'commerce.checkout.fixed')}
            </Quiet>
          </div>
        </Stack>
      </Card>
      <Promises refund={refund} atOnce={!later && lines.every(({ thing }) => thing.kind !== 'gift')} />
    </Stack>
  );
}

/** The price, and what comes off it before a gateway is asked. */
function Reckoning({ quote: { lines, sums, coupons, creditPaise, payPaise, wallet, duePaise } }: Pick<Props, 'quote'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <Facts
      kind="lines"
      items={[
        { label: t('commerce.checkout.items', { count: lines.length }), value: money(sums.pricePaise) },
        ...coupons.map(({ code, discountPaise }) => ({
          label: t('commerce.coupons.line', { code }),
          value: money(-discountPaise),
        })),
        creditPaise > 0 && { label: t('commerce.checkout.credit'), value: money(-creditPaise) },
        duePaise < payPaise && { label: t('commerce.order.total'), value: money(payPaise) },
        wallet.usedPromoPaise > 0 && {
          label: t('commerce.checkout.wallet.promo'),
          value: money(-wallet.usedPromoPaise),
        },
        wallet.usedCashPaise > 0 && {
          label: t('commerce.checkout.wallet.fromCash'),
          value: money(-wallet.usedCashPaise),
        },
      ]}
    />
  );
}

function Promises({ refund, atOnce }: Pick<Quote, 'refund'> & { readonly atOnce: boolean }) {
  const { t } = useTranslation();
  if (!atOnce && refund.days === 0) return null;
  return (
    <Card label={t('commerce.checkout.promises')} className={classes['promises']}>
      <Stack as="ul" gap={3}>
        {atOnce && <Promise icon={IconBolt}>{t('commerce.checkout.opensAtOnce')}</Promise>}
        {refund.days > 0 && <Promise icon={IconRotate}>{t('commerce.checkout.refund', refund)}</Promise>}
      </Stack>
    </Card>
  );
}

function Promise({ icon, children }: { readonly icon: typeof IconBolt; readonly children: string }) {
  return (
    <Row as="li" gap={3} align="start" className={classes['promise']}>
      <Icon of={icon} size={18} />
      <Quiet size="sm">{children}</Quiet>
    </Row>
  );
}
