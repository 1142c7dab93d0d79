import type { Quote } from '@abhyas/contract/commerce/orders';
import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';

interface Props {
  readonly wallet: Quote['wallet'];
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** What the wallet can pay of this order; not shown where nothing is in it. */
export function WalletCard({ wallet, on, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { promoPaise, cashPaise, usedPromoPaise, usedCashPaise } = wallet;
  const all = promoPaise + cashPaise;
  if (all === 0) return null;
  return (
    <Card label={t('commerce.wallet.title')}>
      <Stack gap={3}>
        <Switch
          label={t('commerce.checkout.wallet.use', { sum: money(all) })}
          description={t('commerce.checkout.wallet.held')}
          checked={on}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        {on && (
          <Facts
            kind="lines"
            items={[
              usedPromoPaise > 0 && { label: t('commerce.checkout.wallet.promo'), value: money(usedPromoPaise) },
              usedCashPaise > 0 && { label: t('commerce.checkout.wallet.cash'), value: money(usedCashPaise) },
              { label: t('commerce.checkout.wallet.left'), value: money(all - usedPromoPaise - usedCashPaise) },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
