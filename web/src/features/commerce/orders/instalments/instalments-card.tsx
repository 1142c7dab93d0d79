import type { InstalmentSchedule } from '@abhyas/contract/commerce/shapes';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { useOffline } from '../checkout/use-offline.ts';
import { usePayment } from '../checkout/use-payment.ts';
import { usePartWords } from './use-part-words.ts';

interface Props {
  readonly schedule: InstalmentSchedule;
}

/** All parts of what is paid in parts: what is paid, what is due when, and paying the next one. */
export function InstalmentsCard({ schedule }: Props) {
  const { t } = useTranslation();
  const { next, kind, openUntil, progress, rows } = usePartWords(schedule);
  const words = t(`commerce.instalments.states.${kind}`, { count: schedule.graceDays, at: openUntil });
  return (
    <Card title={t('commerce.instalments.title')} note={t('commerce.instalments.progress', progress)}>
      <Stack gap={4}>
        {kind === 'paused' || kind === 'runningLate' ? (
          <Notice tone="warn">{words}</Notice>
        ) : (
          <Quiet as="p" size="sm">
            {words}
          </Quiet>
        )}
        <Facts
          kind="lines"
          items={rows.map(({ part, when, amount }) => ({
            label: `${t('commerce.instalments.part', { part })} · ${when}`,
            value: amount,
          }))}
        />
        {next && <PayNext schedule={schedule} next={next} late={kind !== 'running'} />}
      </Stack>
    </Card>
  );
}

interface NextProps extends Props {
  readonly next: InstalmentSchedule['parts'][number];
  readonly late: boolean;
}
/** The order of the next part is made when somebody wants to pay it, and paid the way that the institute offers first. */
function PayNext({ schedule, next, late }: NextProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const navigate = useNavigate();
  const payment = usePayment();
  const offline = useOffline();
  const place = useChange(() => api.commerce.placeInstalment({ params: { orderId: schedule.orderId }, body: {} }), {
    inline: true,
    stale: [api.commerce.showMyOrder, api.commerce.listMyOrders],
    after: ({ orderId, gateway, offlineWay }) =>
      gateway
        ? payment.send({ orderId, gateway })
        : offlineWay
          ? offline.send({ orderId, way: offlineWay })
          : void navigate({ to: '/student/orders/$', params: { _splat: orderId } }),
  });
  return (
    <>
      <Problem>{place.problem ?? payment.problem ?? offline.problem}</Problem>
      <Row justify="end">
        <Button
          variant={late ? 'action' : 'outline'}
          leftSection={<Icon of={IconLock} size={18} />}
          loading={place.busy || payment.busy || payment.isDone || offline.busy}
          onClick={() => place.send()}
        >
          {t('commerce.instalments.pay', { part: next.part, sum: money(next.amountPaise) })}
        </Button>
      </Row>
    </>
  );
}
