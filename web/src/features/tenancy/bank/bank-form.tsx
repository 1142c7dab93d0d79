import { Button, Select, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Problem } from '../../../ui/status/problem.tsx';
import { LeaveGuard } from '../settings/leave-guard.tsx';
import settings from '../settings/settings.module.css';
import { bankProblems, type BankValues, digitsOf, emptyBank, ifscOf } from './bank-fields.ts';
import classes from './bank.module.css';

interface Props {
  readonly replaces: boolean;
  /** Whose they are. */
  readonly of: { readonly ownerId?: string };
}

/** Enters bank details; they count once another person approved them. */
export function BankForm({ replaces, of }: Props) {
  const { t } = useTranslation();
  const [values, setValues] = useState<BankValues>(emptyBank);
  const [shown, setShown] = useState<ReadonlySet<keyof BankValues>>(new Set());
  const problems = bankProblems(values);
  const propose = useChange(
    ({ again: _again, ...body }: BankValues) => api.tenancy.proposeBankDetails({ body: { ...body, ...of } }),
    {
      stale: [api.tenancy.showBankDetails],
      said: t('tenancy.bank.proposed'),
      after: () => {
        setValues(emptyBank);
        setShown(new Set());
      },
      inline: true,
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShown(new Set(['holder', 'account', 'again', 'ifsc']));
    const [first] = Object.keys(problems);
    if (first) document.getElementById(`bank-${first}`)?.focus();
    else propose.send(values);
  };
  const field = (name: 'holder' | 'account' | 'again' | 'ifsc', clean: (text: string) => string = (text) => text) => ({
    id: `bank-${name}`,
    label: t(`tenancy.bank.${name}`),
    value: values[name],
    error: shown.has(name) && problems[name] ? t(problems[name]) : undefined,
    autoComplete: 'off',
    onBlur: () => values[name] && setShown(new Set([...shown, name])),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setValues({ ...values, [name]: clean(event.currentTarget.value) }),
  });
  return (
    <Card title={t(replaces ? 'tenancy.bank.replace' : 'tenancy.bank.enter')} note={t('tenancy.bank.enterHelp')}>
      <form onSubmit={submit} noValidate className={classes['form']}>
        <Problem>{propose.problem}</Problem>
        <div className={settings['pair']}>
          <TextInput {...field('holder')} maxLength={120} />
          <Select
            label={t('tenancy.bank.kind')}
            data={(['current', 'savings'] as const).map((value) => ({
              value,
              label: t(`tenancy.bank.kinds.${value}`),
            }))}
            value={values.accountKind}
            onChange={(kind) => setValues({ ...values, accountKind: kind === 'savings' ? 'savings' : 'current' })}
          />
          <TextInput {...field('account', digitsOf)} inputMode="numeric" />
          <TextInput {...field('again', digitsOf)} inputMode="numeric" onPaste={(event) => event.preventDefault()} />
          <TextInput {...field('ifsc', ifscOf)} description={t('tenancy.bank.ifscHelp')} spellCheck={false} />
        </div>
        <Button type="submit" variant="action" loading={propose.busy}>
          {t('tenancy.bank.propose')}
        </Button>
      </form>
      <LeaveGuard
        dirty={!propose.busy && values !== emptyBank && Object.values(values).some((one, at) => at < 4 && one !== '')}
      />
    </Card>
  );
}
