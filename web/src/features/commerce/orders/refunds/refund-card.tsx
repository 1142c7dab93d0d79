import type { Order } from '@abhyas/contract/commerce/shapes';
import type { RefundRequest } from '@abhyas/contract/commerce/refund-request';
import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Badge } from '../../../../ui/status/badge.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import type { Tone } from '../../../../ui/tone.ts';
import { AskRefund } from './ask-refund.tsx';

export type RefundOffer = Reply<typeof contract.commerce.showRefundOffer>;
const tones: Readonly<Record<RefundRequest['state'], Tone>> = {
  asked: 'info',
  withdrawn: 'neutral',
  granted: 'good',
  declined: 'warn',
};

/** What would go back of a paid order and by which rule, asking for it, and how far a request is. */
export function RefundCard({ order }: { readonly order: Order }) {
  const { t } = useTranslation();
  const offer = useQuery({
    ...query(api.commerce.showRefundOffer, { params: { orderId: order.orderId } }),
    staleTime: 0,
  });
  return (
    <Card title={t('commerce.refund.title')}>
      <Loaded query={offer} skeleton={<CardSkeleton lines={2} />}>
        {(data) => <Shown order={order} offer={data} />}
      </Loaded>
    </Card>
  );
}

function Shown({ order, offer }: { readonly order: Order; readonly offer: RefundOffer }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [asking, setAsking] = useState(false);
  const { request, lines, rule } = offer;
  const open = request?.state === 'asked';
  const canAsk = !open && lines.some(({ backPaise }) => backPaise > 0);
  return (
    <Stack gap={4}>
      {request && <Asked orderId={order.orderId} request={request} />}
      {!open && (
        <Facts
          kind="lines"
          items={lines.map((line) => ({
            label: order.lines[line.line]?.title ?? '',
            value: t(`commerce.refund.rules.${line.rule}`, { sum: money(line.backPaise), percent: line.usedPercent }),
          }))}
        />
      )}
      <Quiet as="p" size="sm">
        {t(rule.refundPartDays > 0 ? 'commerce.refund.ruleWithPart' : 'commerce.refund.rule', { ...rule })}
      </Quiet>
      {canAsk && (
        <Row justify="end">
          <Button
            variant="outline"
            leftSection={<Icon of={IconArrowBackUp} size={16} />}
            onClick={() => setAsking(true)}
          >
            {t('commerce.refund.ask')}
          </Button>
        </Row>
      )}
      {asking && <AskRefund order={order} offer={offer} onClose={() => setAsking(false)} />}
    </Stack>
  );
}

/** How far a request is: asked, taken back, granted or declined, with the words of staff. */
function Asked({ orderId, request }: { readonly orderId: string; readonly request: RefundRequest }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const { requestId, state, backPaise, answer, askedAt, decidedAt } = request;
  const withdraw = useChange(() => api.commerce.withdrawRefund({ params: { orderId, requestId } }), {
    stale: [api.commerce.showRefundOffer],
    said: t('commerce.refund.withdrawn'),
  });
  return (
    <div role="status">
      <Row justify="between" gap={3}>
        <Stack gap={1}>
          <Row gap={2}>
            <Badge tone={tones[state]}>{t(`commerce.refund.states.${state}`)}</Badge>
            <b>{money(backPaise)}</b>
          </Row>
          <Quiet size="sm">{t(`commerce.refund.texts.${state}`, { at: dateTime(decidedAt ?? askedAt) })}</Quiet>
          {answer !== '' && <p>{t('commerce.refund.answer', { answer })}</p>}
        </Stack>
        {state === 'asked' && (
          <Button variant="subtle" loading={withdraw.busy} onClick={() => withdraw.send()}>
            {t('commerce.refund.withdraw')}
          </Button>
        )}
      </Row>
    </div>
  );
}
