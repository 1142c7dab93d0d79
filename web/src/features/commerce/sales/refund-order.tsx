import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Checkbox, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { newId } from '../../../lib/new-id.ts';
import { FieldGroup } from '../../../ui/form/form.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

type Sale = Reply<typeof contract.commerce.showOrder>;
interface Props {
  readonly sale: Sale;
  readonly onClose: () => void;
}

/** Gives the money of chosen lines back. The button says the sum, and the same press sent twice is one refund. */
export function RefundOrder({ sale, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const [key] = useState(newId);
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.sales.refund.title', { number: sale.number })}
      submit={({ lines }) => t('commerce.sales.refund.send', { sum: money(sumOf(sale, lines)) })}
      tone="danger"
      initial={{ lines: [...sale.can.refundLines], reason: '' }}
      isEmpty={({ lines }) => lines.length === 0}
      check={({ reason }) => (reason.trim().length < 3 ? { reason: t('commerce.sales.refund.why') } : {})}
      send={async ({ lines, reason }) => {
        await api.commerce.refundOrder({
          params: { orderId: sale.orderId },
          body: { lines, reason: reason.trim(), key },
        });
        toast.good(t('commerce.sales.refund.done', { sum: money(sumOf(sale, lines)) }));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <>
          <p>{t('commerce.sales.refund.text')}</p>
          <Lines sale={sale} chosen={fields.values.lines} onChange={(lines) => fields.set('lines', lines)} />
          <Textarea
            {...fields.text('reason')}
            label={t('commerce.sales.refund.reason')}
            description={t('commerce.sales.refund.reasonHelp')}
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
  readonly sale: Sale;
  /** Places of the lines that are given back. */
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
}
function Lines({ sale, chosen, onChange }: LinesProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <FieldGroup label={t('commerce.sales.refund.lines')}>
      <Stack gap={2}>
        {sale.can.refundLines.map((line) => (
          <Checkbox
            key={line}
            label={`${sale.lines[line]?.title ?? ''} · ${money(sumOf(sale, [line]))}`}
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

/** Paise of these lines. */
const sumOf = (sale: Sale, lines: readonly number[]): number =>
  lines.reduce((sum, line) => sum + (sale.lines[line]?.totalPaise ?? 0), 0);
