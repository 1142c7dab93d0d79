import type { Seller } from '@abhyas/contract/commerce/seller';
import { indianStates, stateCodes } from '@abhyas/contract/commerce/rules/states';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { type Fields, useFields } from '../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../ui/form/form.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Props {
  readonly saved: Seller;
  readonly readOnly: boolean;
}
const states = stateCodes.map((code) => ({ value: code, label: indianStates[code] }));

/** What stands on the institute's invoices from now on, its tax, and its rule of refunds. */
export function SellerForm({ saved, readOnly }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const fields = useFields<Seller>(
    saved,
    async (values) => {
      await api.commerce.saveSeller({ body: { ...values, gstin: values.gstin.trim().toUpperCase() } });
      toast.good(t('tenancy.settings.saved'));
      await client.invalidateQueries({ queryKey: api.commerce.showSeller.key });
    },
    { check: ({ legalName }) => (legalName.trim() === '' ? { legalName: t('errors.fields.required') } : {}) },
  );
  return (
    <Card title={t('commerce.seller.title')} note={t('commerce.seller.note')}>
      <fieldset disabled={readOnly}>
        <legend className="sr-only">{t('commerce.seller.title')}</legend>
        <Form fields={fields} submit={t('commerce.seller.save')} tone="filled">
          <Party fields={fields} />
          <Tax fields={fields} />
          <Refunds fields={fields} />
        </Form>
      </fieldset>
    </Card>
  );
}

interface PartProps {
  readonly fields: Fields<Seller>;
}
function Party({ fields }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow>
        <TextInput {...fields.text('legalName')} label={t('commerce.seller.legalName')} maxLength={160} required />
        <TextInput {...fields.text('email')} label={t('commerce.seller.email')} type="email" maxLength={200} />
      </FieldRow>
      <Textarea {...fields.text('address')} label={t('commerce.seller.address')} maxLength={300} autosize minRows={2} />
    </>
  );
}

function Tax({ fields }: PartProps) {
  const { t } = useTranslation();
  const { gstin, taxRate } = fields.values;
  return (
    <>
      {gstin === '' && <Notice tone="info">{t('commerce.seller.noGst')}</Notice>}
      <FieldRow>
        <TextInput {...fields.text('gstin')} label="GSTIN" maxLength={15} spellCheck={false} />
        <Select
          {...fields.choice('stateCode')}
          label={t('commerce.billing.state')}
          data={states}
          searchable
          clearable
        />
      </FieldRow>
      <FieldRow>
        <TextInput {...fields.text('sac')} label={t('commerce.invoice.sac')} maxLength={8} inputMode="numeric" />
        <NumberInput
          label={t('commerce.seller.rate')}
          suffix="%"
          min={0}
          max={40}
          decimalScale={2}
          value={taxRate / 100}
          error={fields.errorOf('taxRate')}
          onChange={(percent) => fields.set('taxRate', Math.round(Number(percent) * 100))}
        />
        <TextInput
          {...fields.text('prefix')}
          label={t('commerce.seller.prefix')}
          description={t('commerce.seller.prefixHelp', { prefix: fields.values.prefix })}
          maxLength={4}
        />
      </FieldRow>
    </>
  );
}

function Refunds({ fields }: PartProps) {
  const { t } = useTranslation();
  const number = (name: 'refundDays' | 'refundPercent' | 'refundPartDays', most: number) => ({
    value: fields.values[name],
    error: fields.errorOf(name),
    min: 0,
    max: most,
    allowDecimal: false,
    onChange: (value: number | string) => fields.set(name, Number(value)),
  });
  return (
    <FieldRow>
      <NumberInput
        {...number('refundDays', 90)}
        label={t('commerce.seller.refundDays')}
        description={t('commerce.seller.refundDaysHelp')}
      />
      <NumberInput
        {...number('refundPercent', 100)}
        label={t('commerce.seller.refundPercent')}
        description={t('commerce.seller.refundPercentHelp')}
        suffix="%"
      />
      <NumberInput
        {...number('refundPartDays', 365)}
        label={t('commerce.seller.refundPartDays')}
        description={t('commerce.seller.refundPartDaysHelp')}
      />
    </FieldRow>
  );
}
