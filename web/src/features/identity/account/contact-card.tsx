import type { api as contract } from '@abhyas/contract';
import type { Reply } from '@abhyas/contract/endpoint';
import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { askAgain } from '../../../lib/session.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import classes from './account.module.css';
import { ChangeContact, type Channel } from './change-contact.tsx';

export type Account = Reply<typeof contract.identity.showAccount>;

/** E-mail address and mobile number, each verified by a code before it counts. */
export function ContactCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Channel>();
  const onChanged = async (channel: Channel) => {
    setOpen(undefined);
    toast.good(t(`identity.account.changed.${channel}`));
    await Promise.all([queryClient.invalidateQueries({ queryKey: api.identity.showAccount.key }), askAgain()]);
  };
  return (
    <Card title={t('identity.account.contact')} note={t('identity.account.contactNote')} flush>
      <ul className={classes['rows']}>
        <Row
          label={t('identity.account.email')}
          value={account.email}
          verified={account.emailVerified}
          action={t('identity.account.change.mail')}
          onChange={() => setOpen('mail')}
        />
        <Row
          label={t('identity.account.mobile')}
          value={account.mobileNumber ?? t('identity.account.noMobile')}
          verified={account.mobileNumber === null ? undefined : account.mobileVerified}
          action={t(account.mobileNumber === null ? 'identity.account.change.addSms' : 'identity.account.change.sms')}
          onChange={() => setOpen('sms')}
        />
      </ul>
      <Modal
        opened={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open && t(`identity.account.change.${open}`)}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
      >
        {open && (
          <ChangeContact channel={open} asksPassword={account.hasPassword} onChanged={() => void onChanged(open)} />
        )}
      </Modal>
    </Card>
  );
}

interface RowProps {
  readonly label: string;
  readonly value: string;
  /** Undefined: there is nothing to verify. */
  readonly verified: boolean | undefined;
  readonly action: string;
  readonly onChange: () => void;
}

function Row({ label, value, verified, action, onChange }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className={classes['row']}>
      <span className={classes['words']}>
        <span>{label}</span>
        <b>{value}</b>
      </span>
      {verified !== undefined && (
        <Badge tone={verified ? 'good' : 'warn'} icon={verified ? IconCheck : IconAlertTriangle}>
          {t(verified ? 'identity.account.verified' : 'identity.account.unverified')}
        </Badge>
      )}
      <Button variant="outline" size="sm" onClick={onChange}>
        {action}
      </Button>
    </li>
  );
}
