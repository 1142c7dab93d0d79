import type { Quote } from '@abhyas/contract/commerce/orders';
import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';

export type WayToPay = GatewayName | OfflineWay;
interface Props {
  readonly ways: Quote['waysToPay'];
  readonly offlineWays: readonly OfflineWay[];
  readonly value: WayToPay | undefined;
  readonly onChange: (way: WayToPay) => void;
}

/** How to pay: what each company takes, and that its page opens in this tab; and how the institute itself takes money. */
export function WaysToPay({ ways, offlineWays, value, onChange }: Props) {
  const { t } = useTranslation();
  if (ways.length + offlineWays.length === 0) {
    return (
      <Notice tone="warn" title={t('commerce.checkout.noWay')}>
        {t('commerce.checkout.noWayText')}
      </Notice>
    );
  }
  return (
    <Card title={t('commerce.checkout.payWith')}>
      <Stack gap={3}>
        <Radio.Group
          aria-label={t('commerce.checkout.payWith')}
          value={value ?? null}
          onChange={(next) => onChange(next as WayToPay)}
        >
          <Stack gap={3}>
            {ways.map(({ gateway, simulated }) => (
              <Radio
                key={gateway}
                value={gateway}
                label={t(`commerce.gateways.${gateway}.takes`)}
                description={t(simulated ? 'commerce.gateways.simulated' : `commerce.gateways.${gateway}.opens`)}
              />
            ))}
            {offlineWays.map((way) => (
              <Radio
                key={way}
                value={way}
                label={t(`commerce.offline.ways.${way}.name`)}
                description={t(`commerce.offline.ways.${way}.text`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Quiet as="p" size="sm">
          {t('commerce.checkout.neverSee')}
        </Quiet>
      </Stack>
    </Card>
  );
}
