import type { Order } from '@abhyas/contract/commerce/shapes';
import { Checkbox, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { newId } from '../../../../lib/new-id.ts';
import { FieldGroup } from '../../../../ui/form/form.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import type { RefundOffer } from './refund-card.tsx';

interface Props {
  readonly order: Order;
  readonly offer: RefundOffer;
  readonly onClose: () => void;
}

/** Asks for the money of chosen lines: the button says what would come back, and nothing closes before the institute has said yes. */
export function AskRefund({ order, offer, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const [key] = useState(newId);
  const offered = offer.lines.filter(({ backPaise }) => backPaise > 0);
  const sumOf = (chosen: readonly number[]) =>
    offered.reduce((sum, { line, backPaise }) => sum + (chosen.includes(line) ? backPaise : 0), 0);
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.refund.asking')}
      submit={({ lines }) => t('commerce.refund.send', { sum: money(sumOf(lines)) })}
      initial={{ lines: offered.map(({ line }) => line), reason: '' }}
      isEmpty={({ lines }) => lines.length === 0}
      check={({ reason }) => (reason.trim().length < 3 ? { reason: t('commerce.refund.why') } : {})}
      send={async ({ lines, reason }) => {
        const body = { lines, backPaise: sumOf(lines), reason: reason.trim(), key };
        await api.commerce.askRefund({ params: { orderId: order.orderId }, body });
        toast.good(t('commerce.refund.asked'));
        await client.invalidateQueries({ queryKey: api.commerce.showRefundOffer.key });
      }}
    >
      {({ values, set, text }) => (
        <>
          <p>{t('commerce.refund.text')}</p>
          <Lines order={order} offered={offered} chosen={values.lines} onChange={(lines) => set('lines', lines)} />
          <Textarea
            {...text('reason')}
            label={t('commerce.refund.reason')}
            required
            maxLength={300}
            autosize
            minRows={2}
          />
        </>
      )}
    </FormDialog>
  );
}

interface LinesProps {
  readonly order: Order;
  readonly offered: RefundOffer['lines'];
  /** Places of the lines that are given back. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}
function Lines({ order, offered, chosen, onChange }: LinesProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <FieldGroup label={t('commerce.refund.lines')}>
      <Stack gap={2}>
        {offered.map(({ line, backPaise }) => (
          <Checkbox
            key={line}
            label={`${order.lines[line]?.title ?? ''} · ${money(backPaise)}`}
            checked={chosen.includes(line)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, line] : chosen.filter((other) => other !== line))
            }
          />
        ))}
      </Stack>
    </FieldGroup>
  );
}
