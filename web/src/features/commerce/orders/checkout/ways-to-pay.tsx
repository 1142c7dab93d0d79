import type { Quote } from '@abhyas/contract/commerce/orders';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Notice } from '../../../../ui/status/notice.tsx';

interface Props {
  readonly ways: Quote['waysToPay'];
  readonly value: GatewayName | undefined;
  readonly onChange: (gateway: GatewayName) => void;
}

/** How to pay: what each company takes, and that its page opens in this tab. */
export function WaysToPay({ ways, value, onChange }: Props) {
  const { t } = useTranslation();
  if (ways.length === 0) {
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
          onChange={(next) => onChange(next as GatewayName)}
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
          </Stack>
        </Radio.Group>
        <Quiet as="p" size="sm">
          {t('commerce.checkout.neverSee')}
        </Quiet>
      </Stack>
    </Card>
  );
}
