import type { WalletRules } from '@abhyas/contract/commerce/wallet';
import type { GatewayName } from '@abhyas/contract/commerce/shapes';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { newId } from '../../../lib/new-id.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Chip, ChipRow } from '../../../ui/status/chip.tsx';
import { sendToGateway } from '../orders/checkout/send-to-gateway.ts';

interface Props {
  readonly rules: WalletRules;
  readonly gateway: GatewayName;
  readonly onClose: () => void;
}
const SUGGESTED = [50_000, 100_000, 200_000] as const;

/** How much is added; the payment is the same as at the checkout. */
export function AddMoney({ rules, gateway, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [keys] = useState(() => new Map<number, string>());
  const { leastPaise, mostPaise } = rules;
  const limits = { least: money(leastPaise), most: money(mostPaise) };
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.wallet.adding')}
      submit={({ amountPaise }) => t('commerce.wallet.pay', { sum: money(amountPaise) })}
      tone="action"
      initial={{ amountPaise: Math.max(leastPaise, Math.min(SUGGESTED[1], mostPaise)) }}
      check={({ amountPaise }) =>
        amountPaise < leastPaise || amountPaise > mostPaise
          ? { amountPaise: t('commerce.wallet.amountWrong', limits) }
          : {}
      }
      send={({ amountPaise }) => addMoney({ amountPaise, gateway, key: keyOf(keys, amountPaise) })}
    >
      {(fields) => (
        <>
          <NumberInput
            label={t('commerce.wallet.amount')}
            description={t('commerce.wallet.amountHelp', limits)}
            prefix="₹"
            min={0}
            decimalScale={2}
            hideControls
            value={fields.values.amountPaise / 100}
            error={fields.errorOf('amountPaise')}
            onChange={(rupees) => fields.set('amountPaise', Math.round(Number(rupees) * 100))}
          />
          <Suggested
            rules={rules}
            value={fields.values.amountPaise}
            onChange={(sum) => fields.set('amountPaise', sum)}
          />
          <Quiet as="p" size="sm">
            {t('commerce.wallet.kept')}
          </Quiet>
        </>
      )}
    </FormDialog>
  );
}

/** Sent twice, a sum is one order; another sum is another order. */
function keyOf(keys: Map<number, string>, amountPaise: number): string {
  const key = keys.get(amountPaise) ?? newId();
  keys.set(amountPaise, key);
  return key;
}

async function addMoney(given: { readonly amountPaise: number; readonly key: string; readonly gateway: GatewayName }) {
  const { gateway, ...body } = given;
  const { orderId } = await api.commerce.placeTopUp({ body });
  const { page } = await api.commerce.startPayment({ params: { orderId }, body: { gateway } });
  if (page) sendToGateway(page);
}

interface SuggestedProps extends Pick<Props, 'rules'> {
  readonly value: number;
  readonly onChange: (sum: number) => void;
}
function Suggested({ rules: { leastPaise, mostPaise }, value, onChange }: SuggestedProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <ChipRow label={t('commerce.wallet.amount')}>
      {SUGGESTED.filter((sum) => sum >= leastPaise && sum <= mostPaise).map((sum) => (
        <Chip key={sum} on={sum === value} onClick={() => onChange(sum)}>
          {money(sum)}
        </Chip>
      ))}
    </ChipRow>
  );
}
