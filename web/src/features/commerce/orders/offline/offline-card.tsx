import type { api as contract } from '@abhyas/contract';
import type { Order } from '@abhyas/contract/commerce/shapes';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../../lib/api.ts';
import { copyText } from '../../../../lib/copy-text.ts';
import { useFormat } from '../../../../lib/format.ts';
import { buttonFace } from '../../../../ui/controls/button-face.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import classes from './offline.module.css';
import { TellPaid } from './tell-paid.tsx';

export type OfflineWords = Reply<typeof contract.commerce.showOfflinePayment>;

/** How to pay the institute itself, and what happens after that; while it is checked, that nobody has to do anything. */
export function OfflineCard({ order }: { readonly order: Order }) {
  const words = useQuery({
    ...query(api.commerce.showOfflinePayment, { params: { orderId: order.orderId } }),
    staleTime: 0,
  });
  return (
    <Loaded query={words} card skeleton={<CardSkeleton lines={6} />}>
      {(data) => <Shown of={data} order={order} />}
    </Loaded>
  );
}

function Shown({ of, order }: { readonly of: OfflineWords; readonly order: Order }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  if (of.state === 'refused') {
    return (
      <Notice tone="bad" title={t('commerce.offline.refused')}>
        {of.answer}
      </Notice>
    );
  }
  if (of.state !== 'chosen' && of.state !== 'told') return null;
  return (
    <Card title={t(`commerce.offline.ways.${of.way}.how`)}>
      <Stack gap={4}>
        {of.upi && <UpiCode upi={of.upi} />}
        {of.words !== '' && <p className={classes['words']}>{of.words}</p>}
        <Facts
          kind="lines"
          items={[
            { label: t('commerce.offline.sum'), value: <b>{money(of.amountPaise)}</b> },
            { label: t('commerce.offline.reference'), value: of.reference },
            of.toldUtr !== '' && { label: t('commerce.offline.told'), value: of.toldUtr },
            { label: t('commerce.offline.keptUntil'), value: dateTime(of.keptUntil) },
          ]}
        />
        <ol className={classes['steps']}>
          {(['pay', 'check', 'open'] as const).map((step) => (
            <li key={step}>{t(`commerce.offline.steps.${step}`, { reference: of.reference })}</li>
          ))}
        </ol>
        {of.way !== 'cash' && <TellPaid orderId={order.orderId} told={of.toldUtr} />}
      </Stack>
    </Card>
  );
}

/** The code for another device, and the link for this one. */
function UpiCode({ upi }: { readonly upi: NonNullable<OfflineWords['upi']> }) {
  const { t } = useTranslation();
  const copy = async () => {
    if (await copyText(upi.id)) toast.good(t('ui.share.copied'));
    else toast.bad(t('ui.share.notCopied'));
  };
  return (
    <div className={classes['upi']}>
      <img
        className={classes['code']}
        src={`data:image/svg+xml;utf8,${encodeURIComponent(upi.qr)}`}
        alt={t('commerce.offline.qr', { upiId: upi.id })}
      />
      <Stack gap={3}>
        <Quiet>{t('commerce.offline.scan')}</Quiet>
        <b className={classes['address']}>{upi.id}</b>
        <Row gap={3}>
          <a href={upi.link} {...buttonFace('action')}>
            {t('commerce.offline.openApp')}
          </a>
          <Button variant="outline" leftSection={<Icon of={IconCopy} size={16} />} onClick={() => void copy()}>
            {t('commerce.offline.copyId')}
          </Button>
        </Row>
      </Stack>
    </div>
  );
}
