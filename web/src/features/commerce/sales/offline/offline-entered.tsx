import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { EnterPayment } from './enter-payment.tsx';
import { RefusePayment } from './refuse-payment.tsx';

export type Sale = Reply<typeof contract.commerce.showOrder>;

/** Money that was paid to the institute itself and waits for somebody: what was said of it, and the answers. */
export function OfflineEntered({ sale }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [doing, setDoing] = useState<'enter' | 'refuse'>();
  const { offline, orderId } = sale;
  const confirm = useChange(
    () =>
      api.commerce.decideOfflinePayment({
        params: { orderId, paymentId: offline?.paymentId ?? '' },
        body: { confirm: true },
      }),
    { inline: true, stale: [api.commerce.showOrder, api.commerce.listOrders], said: t('commerce.offline.staff.done') },
  );
  if (offline?.state !== 'told' && offline?.state !== 'entered') return null;
  const { state, amountPaise, isMine } = offline;
  return (
    <Card title={t(`commerce.offline.staff.${state}`, { sum: money(amountPaise) })} level={3}>
      <Stack gap={3}>
        <Told offline={offline} />
        {isMine && <Quiet size="sm">{t('commerce.offline.staff.mine')}</Quiet>}
        {state === 'told' && <Quiet size="sm">{t('commerce.offline.staff.look')}</Quiet>}
        <Problem>{confirm.problem}</Problem>
        {sale.can.write && (
          <Row gap={3}>
            {state === 'told' && (
              <Button size="sm" onClick={() => setDoing('enter')}>
                {t('commerce.offline.staff.enter')}
              </Button>
            )}
            {state === 'entered' && !isMine && (
              <Button size="sm" loading={confirm.busy} onClick={() => confirm.send()}>
                {t('commerce.offline.staff.confirm')}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => setDoing('refuse')}>
              {t('commerce.offline.staff.refuse')}
            </Button>
          </Row>
        )}
      </Stack>
      {doing === 'enter' && <EnterPayment sale={sale} onClose={() => setDoing(undefined)} />}
      {doing === 'refuse' && <RefusePayment sale={sale} onClose={() => setDoing(undefined)} />}
    </Card>
  );
}

/** What was said of the money: by the student, and by who entered it. */
function Told({ offline }: { readonly offline: NonNullable<Sale['offline']> }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { way, toldUtr, utr, receiptUrl, enteredBy, enteredAt } = offline;
  return (
    <Facts
      kind="lines"
      items={[
        { label: t('commerce.sales.columns.with'), value: t(`commerce.sales.methods.${way}`) },
        toldUtr !== '' && { label: t('commerce.offline.staff.studentSays'), value: toldUtr },
        utr !== '' && { label: t('commerce.offline.utr'), value: utr },
        enteredBy !== null && { label: t('commerce.offline.staff.enteredBy'), value: enteredBy },
        enteredAt !== null && { label: t('commerce.offline.staff.enteredAt'), value: dateTime(enteredAt) },
        receiptUrl !== null && {
          label: t('commerce.offline.staff.receipt'),
          value: (
            <a href={receiptUrl} target="_blank" rel="noreferrer">
              {t('commerce.offline.staff.openReceipt')}
            </a>
          ),
        },
      ]}
    />
  );
}
