import type { Payout, PayoutState } from '@abhyas/contract/commerce/offers/payouts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconClock, IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../../lib/api.ts';
import { useFormat } from '../../../../../lib/format.ts';
import { saveFile } from '../../../../../lib/save-file.ts';
import { useChange } from '../../../../../lib/use-change.ts';
import type { TablerIcon } from '../../../../../ui/controls/icon.tsx';
import { Facts } from '../../../../../ui/layout/facts.tsx';
import { Quiet } from '../../../../../ui/layout/quiet.tsx';
import { RowList } from '../../../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../../../ui/layout/stack.tsx';
import { Badge } from '../../../../../ui/status/badge.tsx';
import type { Tone } from '../../../../../ui/tone.ts';
import { type Answer, AnswerPayout } from './answer-payout.tsx';
import classes from './payout-list.module.css';
import { usePayeeName } from '../share-words.ts';

const faces: Readonly<Record<PayoutState, { readonly icon: TablerIcon; readonly tone: Tone }>> = {
  waiting: { icon: IconClock, tone: 'warn' },
  approved: { icon: IconSend, tone: 'info' },
  sent: { icon: IconCheck, tone: 'good' },
  declined: { icon: IconX, tone: 'bad' },
  withdrawn: { icon: IconX, tone: 'neutral' },
  returned: { icon: IconArrowBackUp, tone: 'bad' },
};

/** Payouts with everybody who gets something, who prepared and who approved them, and what can be done next. */
export function PayoutList({ rows }: { readonly rows: readonly Payout[] }) {
  const { t } = useTranslation();
  return (
    <RowList flush label={t('commerce.payouts.list')}>
      {rows.map((payout) => (
        <li key={payout.payoutId} className={classes['payout']}>
          <One payout={payout} />
        </li>
      ))}
    </RowList>
  );
}

function One({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const nameOf = usePayeeName();
  const { state, totalPaise, lines, note } = payout;
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <b>{money(totalPaise)}</b>
        <Badge {...faces[state]}>{t(`commerce.payouts.states.${state}`)}</Badge>
      </Row>
      <Quiet size="sm">{useSteps(payout).join(' · ')}</Quiet>
      {note !== '' && <p>“{note}”</p>}
      <Facts
        kind="lines"
        items={lines.map((line) => ({ label: `${nameOf(line)}, ${line.account}`, value: money(line.paise) }))}
      />
      <Actions payout={payout} />
    </Stack>
  );
}

/** Who did what and when. */
function useSteps({ state, maker, madeAt, checker, checkedAt, endedAt }: Payout): string[] {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const steps = [t('commerce.payouts.made', { name: maker, at: dateTime(madeAt) })];
  if (checker !== null && checkedAt !== null)
    steps.push(
      t(`commerce.payouts.${state === 'declined' ? 'declinedBy' : 'approvedBy'}`, {
        name: checker,
        at: dateTime(checkedAt),
      }),
    );
  if (endedAt !== null) steps.push(t(`commerce.payouts.ended.${state}`, { at: dateTime(endedAt) }));
  return steps;
}

function Actions({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation();
  const [answering, setAnswering] = useState<Answer>();
  const { payoutId, can, state } = payout;
  const params = { payoutId };
  const file = useChange(() => api.commerce.exportPayout({ params }), {
    after: (text) => saveFile(`payout-${payoutId.slice(-6)}.csv`, text),
  });
  const withdraw = useChange(() => api.commerce.withdrawPayout({ params }), {
    stale: [['commerce']],
    said: t('commerce.payouts.withdrawn'),
  });
  if (!can.decide && !can.withdraw && !can.file && !can.end)
    return state === 'waiting' && <Quiet size="sm">{t('commerce.payouts.waitsForOther')}</Quiet>;
  const ask = (answer: Answer, variant: 'filled' | 'outline') => (
    <Button size="sm" variant={variant} onClick={() => setAnswering(answer)}>
      {t(`commerce.payouts.answers.${answer}.open`)}
    </Button>
  );
  return (
    <>
      {can.withdraw && <Quiet size="sm">{t('commerce.payouts.waitsForOther')}</Quiet>}
      <Row gap={3}>
        {can.decide && ask('approve', 'filled')}
        {can.decide && ask('decline', 'outline')}
        {can.withdraw && (
          <Button size="sm" variant="outline" loading={withdraw.busy} onClick={() => withdraw.send()}>
            {t('commerce.payouts.withdraw')}
          </Button>
        )}
        {can.file && (
          <Button size="sm" variant="outline" loading={file.busy} onClick={() => file.send()}>
            {t('commerce.payouts.file')}
          </Button>
        )}
        {can.end && ask('sent', 'filled')}
        {can.end && ask('returned', 'outline')}
      </Row>
      {answering && <AnswerPayout payout={payout} answer={answering} onClose={() => setAnswering(undefined)} />}
    </>
  );
}
