import type { BankChange } from '@abhyas/contract/tenancy/bank';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Table } from '../../../ui/page/table.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import classes from './bank.module.css';

const tones = { proposed: 'warn', active: 'good', rejected: 'bad', withdrawn: 'neutral', replaced: 'neutral' } as const;

/** The account that payouts go to. */
export function ActiveAccount({ change }: { readonly change: BankChange | null }) {
  const { t } = useTranslation();
  if (!change) return <p className={classes['none']}>{t('tenancy.bank.none')}</p>;
  return <Account change={change} />;
}

function Account({ change }: { readonly change: BankChange }) {
  const { t } = useTranslation();
  const format = useFormat();
  const unknown = t('tenancy.bank.somebody');
  return (
    <dl className={classes['account']}>
      <Fact label={t('tenancy.bank.holder')}>{change.holder}</Fact>
      <Fact label={t('tenancy.bank.account')}>
        {change.account} · {t(`tenancy.bank.kinds.${change.accountKind}`)}
      </Fact>
      <Fact label={t('tenancy.bank.ifsc')}>{change.ifsc}</Fact>
      <Fact label={t('tenancy.bank.maker')}>
        {change.maker ?? unknown}, {format.dateTime(change.madeAt)}
      </Fact>
      {change.status === 'active' && change.checkedAt && (
        <Fact label={t('tenancy.bank.checker')}>
          {change.checker ?? unknown}, {format.dateTime(change.checkedAt)}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface WaitingProps {
  readonly change: BankChange;
  readonly can: { readonly approve: boolean; readonly withdraw: boolean };
}

/** A change that waits: the second person approves it or sends it back, the first may take it back. */
export function WaitingChange({ change, can }: WaitingProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState<string>();
  const params = { changeId: change.id };
  const decide = useChange(
    async (what: 'approve' | 'reject' | 'withdraw') => {
      if (what === 'approve') await api.tenancy.approveBankDetails({ params });
      if (what === 'reject') await api.tenancy.rejectBankDetails({ params, body: { note: note ?? '' } });
      if (what === 'withdraw') await api.tenancy.withdrawBankDetails({ params });
      return what;
    },
    {
      stale: [api.tenancy.showBankDetails],
      said: (what) => t(`tenancy.bank.done.${what}`),
      inline: true,
    },
  );
  return (
    <Card
      title={t('tenancy.bank.waiting')}
      note={t(can.approve ? 'tenancy.bank.waitingForYou' : 'tenancy.bank.waitingHelp')}
      aside={<Badge tone="warn">{t('tenancy.bank.status.proposed')}</Badge>}
    >
      <div className={classes['form']}>
        <Account change={change} />
        <Problem>{decide.problem}</Problem>
        {note !== undefined && (
          <Textarea
            label={t('tenancy.bank.why')}
            value={note}
            maxLength={300}
            autosize
            minRows={2}
            data-autofocus
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <div className={classes['actions']}>
          {can.approve && note === undefined && (
            <>
              <Button variant="action" loading={decide.busy} onClick={() => decide.send('approve')}>
                {t('tenancy.bank.approve')}
              </Button>
              <Button variant="outline" onClick={() => setNote('')}>
                {t('tenancy.bank.sendBack')}
              </Button>
            </>
          )}
          {note !== undefined && (
            <>
              <Button
                variant="danger"
                loading={decide.busy}
                disabled={note.trim().length < 3}
                onClick={() => decide.send('reject')}
              >
                {t('tenancy.bank.sendBack')}
              </Button>
              <Button variant="ghost" onClick={() => setNote(undefined)}>
                {t('ui.cancel')}
              </Button>
            </>
          )}
          {can.withdraw && (
            <Button variant="outline" loading={decide.busy} onClick={() => decide.send('withdraw')}>
              {t('tenancy.bank.withdraw')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

/** What was entered before and what became of it. */
export function PastChanges({ rows }: { readonly rows: readonly BankChange[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const column = (key: string) => t(`tenancy.bank.columns.${key}`);
  return (
    <Card flush title={t('tenancy.bank.past')}>
      <Table
        cards
        label={t('tenancy.bank.past')}
        head={['account', 'status', 'maker', 'when', 'note'].map((key) => ({ key, label: column(key) }))}
      >
        {rows.map((row) => (
          <tr key={row.id}>
            <td data-label={column('account')}>
              {row.account} · {row.ifsc}
            </td>
            <td data-label={column('status')}>
              <Badge tone={tones[row.status]}>{t(`tenancy.bank.status.${row.status}`)}</Badge>
            </td>
            <td data-label={column('maker')}>{row.maker ?? t('tenancy.bank.somebody')}</td>
            <td data-label={column('when')}>{format.dateTime(row.checkedAt ?? row.madeAt)}</td>
            <td data-label={column('note')}>{row.note || '–'}</td>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
