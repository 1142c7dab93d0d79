import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { toast } from '../../../ui/status/toast.tsx';

type Sale = Reply<typeof contract.commerce.showOrder>;

/** What the student asks back and why, and the two answers. Only shown while it is open. */
export function RefundAsked({ sale }: { readonly sale: Sale }) {
  const { t } = useTranslation();
  const { money, dateTime } = useFormat();
  const [answering, setAnswering] = useState<'grant' | 'decline'>();
  const { request } = sale;
  if (request?.state !== 'asked') return null;
  const used = request.lines.map(
    ({ line, usedPercent, backPaise }) =>
      `${sale.lines[line]?.title ?? ''}: ${t('commerce.sales.request.used', { percent: usedPercent, sum: money(backPaise) })}`,
  );
  return (
    <Card title={t('commerce.sales.request.title', { sum: money(request.backPaise) })} level={3}>
      <Stack gap={3}>
        <p>“{request.reason}”</p>
        <Quiet size="sm">{[...used, dateTime(request.askedAt)].join(' · ')}</Quiet>
        {sale.can.refund && (
          <Row gap={3}>
            <Button size="sm" onClick={() => setAnswering('grant')}>
              {t('commerce.sales.request.grant')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setAnswering('decline')}>
              {t('commerce.sales.request.decline')}
            </Button>
          </Row>
        )}
      </Stack>
      {answering && <Answer sale={sale} grant={answering === 'grant'} onClose={() => setAnswering(undefined)} />}
    </Card>
  );
}

interface AnswerProps {
  readonly sale: Sale;
  readonly grant: boolean;
  readonly onClose: () => void;
}
function Answer({ sale: { orderId, request }, grant, onClose }: AnswerProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const words = `commerce.sales.request.${grant ? 'granting' : 'declining'}`;
  return (
    <FormDialog
      onClose={onClose}
      title={t(`${words}.title`)}
      submit={t(`${words}.send`, { sum: money(request?.backPaise ?? 0) })}
      tone={grant ? 'filled' : 'danger'}
      initial={{ answer: '' }}
      check={({ answer }) => (!grant && answer.trim().length < 3 ? { answer: t('commerce.sales.refund.why') } : {})}
      send={async ({ answer }) => {
        const params = { orderId, requestId: request?.requestId ?? '' };
        await api.commerce.decideRefund({ params, body: { grant, answer: answer.trim() } });
        toast.good(t(`${words}.done`));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => (
        <>
          <p>{t(`${words}.text`)}</p>
          <Textarea
            {...fields.text('answer')}
            label={t('commerce.sales.request.answer')}
            required={!grant}
            maxLength={300}
            autosize
            minRows={2}
          />
        </>
      )}
    </FormDialog>
  );
}
