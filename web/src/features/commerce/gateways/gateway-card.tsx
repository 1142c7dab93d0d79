import type { GatewayAccount } from '@abhyas/contract/commerce/gateways';
import { PasswordInput, Switch, TextInput } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { type Fields, useFields } from '../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../ui/form/form.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { TestKeys } from './test-keys.tsx';
import { WebhookAddress } from './webhook-address.tsx';

interface Props {
  readonly account: GatewayAccount;
  readonly readOnly: boolean;
}
interface Keys {
  readonly keyId: string;
  readonly secret: string;
  readonly webhookSecret: string;
  readonly website: string;
  readonly open: boolean;
}

/** One payment company: its keys, whether buyers may choose it, and where it tells us of payments. Secrets are written and never read. */
export function GatewayCard({ account, readOnly }: Props) {
  const { t } = useTranslation();
  const name = t(`commerce.gateways.${account.gateway}.name`);
  const [saves, setSaves] = useState(0);
  return (
    <Card title={name} aside={<State of={account} />}>
      <Stack gap={5}>
        <fieldset disabled={readOnly}>
          <legend className="sr-only">{name}</legend>
          {/* Made anew after each saving, so that no secret stays in a field. */}
          <KeysForm key={saves} account={account} onSaved={() => setSaves(saves + 1)} />
        </fieldset>
        <WebhookAddress account={account} />
      </Stack>
    </Card>
  );
}

function KeysForm({ account, onSaved }: { readonly account: GatewayAccount; readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { gateway, keyId, website, open, secretSet } = account;
  const fields = useFields<Keys>(
    { keyId, website, open: open || keyId === '', secret: '', webhookSecret: '' },
    async ({ secret, webhookSecret, ...rest }) => {
      const secrets = { ...(secret !== '' && { secret }), ...(webhookSecret !== '' && { webhookSecret }) };
      await api.commerce.saveGateway({
        params: { gateway },
        body: { ...rest, ...secrets, website: rest.website || 'DEFAULT' },
      });
      toast.good(t('tenancy.settings.saved'));
      await client.invalidateQueries({ queryKey: api.commerce.listGateways.key });
      onSaved();
    },
    { check: (values) => (values.keyId.trim() === '' ? { keyId: t('errors.fields.required') } : {}) },
  );
  return (
    <Form
      fields={fields}
      submit={t('commerce.keys.save')}
      tone="filled"
      more={(secretSet || account.simulated) && <TestKeys gateway={gateway} />}
    >
      <KeyFields account={account} fields={fields} />
    </Form>
  );
}

function State({ of: { open, simulated, secretSet } }: { readonly of: GatewayAccount }) {
  const { t } = useTranslation();
  if (simulated) return <Badge tone="info">{t('commerce.keys.simulated')}</Badge>;
  if (open)
    return (
      <Badge tone="good" icon={IconPlugConnected}>
        {t('commerce.keys.open')}
      </Badge>
    );
  return <Badge>{t(secretSet ? 'commerce.keys.closed' : 'commerce.keys.missing')}</Badge>;
}

function KeyFields({ account, fields }: { readonly account: GatewayAccount; readonly fields: Fields<Keys> }) {
  const { t } = useTranslation();
  const { gateway, secretSet, webhookSecretSet } = account;
  const secret = (name: 'secret' | 'webhookSecret', kept: boolean) => ({
    ...fields.text(name),
    description: t(kept ? 'commerce.keys.kept' : 'commerce.keys.sealed'),
    placeholder: kept ? '••••••••••••' : '',
    autoComplete: 'new-password',
    maxLength: 200,
    visibilityToggleButtonProps: { 'aria-label': t('tenancy.rules.secret.show') },
  });
  return (
    <>
      <FieldRow>
        <TextInput
          {...fields.text('keyId')}
          label={t(`commerce.keys.${gateway}.keyId`)}
          description={t(`commerce.keys.${gateway}.where`)}
          maxLength={100}
          spellCheck={false}
        />
        <PasswordInput {...secret('secret', secretSet)} label={t(`commerce.keys.${gateway}.secret`)} />
      </FieldRow>
      {gateway === 'razorpay' ? (
        <PasswordInput {...secret('webhookSecret', webhookSecretSet)} label={t('commerce.keys.webhookSecret')} />
      ) : (
        <TextInput
          {...fields.text('website')}
          label={t('commerce.keys.website')}
          maxLength={30}
          placeholder="DEFAULT"
        />
      )}
      <Switch
        checked={fields.values.open}
        label={t('commerce.keys.offer')}
        description={t('commerce.keys.offerHelp')}
        onChange={({ currentTarget }) => fields.set('open', currentTarget.checked)}
      />
    </>
  );
}
