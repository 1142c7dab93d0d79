import type { EditableSettings } from '@abhyas/contract/tenancy/settings';
import { Button, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { Card } from '../../../ui/page/card.tsx';
import { LeaveGuard } from '../settings/leave-guard.tsx';
import { SecretField } from '../settings/secret-field.tsx';
import settings from '../settings/settings.module.css';
import { useSectionForm } from '../settings/use-section-form.ts';
import classes from './bank.module.css';

type Saved = EditableSettings['payments'];
type Values = Omit<Saved, 'paymentSecretSet'> & { readonly paymentSecret: string | undefined };

/** Which gateway takes the payments, with its keys; the secret is written and never read. */
export function PaymentGateway({ saved, readOnly }: { readonly saved: Saved; readonly readOnly: boolean }) {
  const { t } = useTranslation();
  const { paymentSecretSet, ...open } = saved;
  const { form, onSubmit, saving, dirty } = useSectionForm<Values>({
    saved: { ...open, paymentSecret: undefined },
    settle: (values) => ({ ...values, paymentSecret: undefined }),
    save: ({ paymentSecret, ...values }) =>
      api.tenancy.savePayments({ body: { ...values, ...(paymentSecret !== undefined && { paymentSecret }) } }),
  });
  return (
    <Card title={t('tenancy.bank.gateway.title')} note={t('tenancy.bank.gateway.note')}>
      <form onSubmit={onSubmit} noValidate className={classes['form']}>
        <div className={settings['pair']}>
          <Select
            {...form.getInputProps('paymentGateway')}
            disabled={readOnly}
            label={t('tenancy.bank.gateway.which')}
            data={[
              { value: 'razorpay', label: 'Razorpay' },
              { value: 'paytm', label: 'Paytm' },
            ]}
          />
          <TextInput
            {...form.getInputProps('paymentKeyId')}
            disabled={readOnly}
            label={t('tenancy.bank.gateway.keyId')}
            maxLength={100}
            spellCheck={false}
          />
          <SecretField
            path="paymentSecret"
            label={t('tenancy.bank.gateway.secret')}
            help={t('tenancy.bank.gateway.secretHelp')}
            kept={paymentSecretSet}
            value={form.values.paymentSecret}
            error={form.errors['paymentSecret']}
            disabled={readOnly}
            onChange={(value) => form.setFieldValue('paymentSecret', value)}
          />
        </div>
        {!readOnly && (
          <Button type="submit" variant="filled" loading={saving} disabled={!dirty}>
            {t('tenancy.bank.gateway.save')}
          </Button>
        )}
      </form>
      <LeaveGuard dirty={dirty} />
    </Card>
  );
}
