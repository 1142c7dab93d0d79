import type { InstalmentSchedule } from '@abhyas/contract/commerce/shapes';
import { useTranslation } from 'react-i18next';
import { AddressLink } from '../../../ui/controls/address-link.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { usePartWords } from '../orders/instalments/use-part-words.ts';

type Kind = ReturnType<typeof usePartWords>['kind'];
const tones: Readonly<Record<Kind, Tone>> = {
  waiting: 'neutral',
  running: 'info',
  runningLate: 'warn',
  paused: 'bad',
  done: 'good',
  ended: 'neutral',
};

/** How far an order is that is paid in parts; each part leads to the order that pays it. */
export function SaleInstalments({ schedule }: { readonly schedule: InstalmentSchedule }) {
  const { t } = useTranslation();
  const { kind, progress, rows } = usePartWords(schedule);
  return (
    <Card title={t('commerce.instalments.staffTitle')} note={t('commerce.instalments.progress', progress)} level={3}>
      <Stack gap={3}>
        <Row>
          <Badge tone={tones[kind]}>{t(`commerce.instalments.staffStates.${kind}`)}</Badge>
        </Row>
        <RowList label={t('commerce.instalments.staffTitle')}>
          {rows.map(({ part, when, amount, orderId }) => (
            <li key={part}>
              <Row justify="between">
                <span>
                  {orderId ? (
                    <AddressLink to={`/partner/orders?order=${orderId}`}>
                      {t('commerce.instalments.part', { part })}
                    </AddressLink>
                  ) : (
                    t('commerce.instalments.part', { part })
                  )}{' '}
                  <Quiet size="sm">{when}</Quiet>
                </span>
                <b>{amount}</b>
              </Row>
            </li>
          ))}
        </RowList>
      </Stack>
    </Card>
  );
}
