import type { Billing } from '@abhyas/contract/commerce/shapes';
import { indianStates, type StateCode, stateCodes } from '@abhyas/contract/commerce/rules/states';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../../lib/use-fields.ts';
import { FieldRow, Form } from '../../../../ui/form/form.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';

interface Props {
  readonly billing: Billing;
  /** The seller charges GST, so the buyer may want a GSTIN on the invoice. */
  readonly taxed: boolean;
  readonly onChange: (billing: Billing) => void;
}

/** To whom the invoice is made out; folded until it is to be changed. */
export function BillingCard({ billing, taxed, onChange }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const place = [billing.address, billing.city, billing.stateCode && indianStates[billing.stateCode], billing.pin]
    .filter(Boolean)
    .join(', ');
  return (
    <Card>
      <Row justify="between" align="start" style={{ flexWrap: 'nowrap' }}>
        <Stack gap={1}>
          <b>{t('commerce.billing.title', { name: billing.name })}</b>
          <Quiet size="sm">{[place, billing.gstin].filter(Boolean).join(' · ') || t('commerce.billing.text')}</Quiet>
        </Stack>
        <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('commerce.billing.change')}
        </Button>
      </Row>
      {open && (
        <BillingForm
          billing={billing}
          taxed={taxed}
          onSave={(given) => {
            onChange(given);
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}

const states = stateCodes.map((code) => ({ value: code, label: indianStates[code] }));

function BillingForm({
  billing,
  taxed,
  onSave,
}: Omit<Props, 'onChange'> & { readonly onSave: (billing: Billing) => void }) {
  const { t } = useTranslation();
  const fields = useFields<Billing>(
    billing,
    async (values) => onSave({ ...values, gstin: values.gstin.toUpperCase() }),
    {
      check: ({ name, pin }) => ({
        ...(name.trim() === '' && { name: t('errors.fields.required') }),
        ...(pin !== '' && !/^[1-9]\d{5}$/.test(pin) && { pin: t('commerce.billing.pinWrong') }),
      }),
    },
  );
  return (
    <Form fields={fields} submit={t('commerce.billing.save')} tone="filled">
      <TextInput label={t('commerce.billing.name')} autoComplete="name" required {...fields.text('name')} />
      <TextInput label={t('commerce.billing.address')} autoComplete="street-address" {...fields.text('address')} />
      <FieldRow>
        <TextInput label={t('commerce.billing.city')} autoComplete="address-level2" {...fields.text('city')} />
        <TextInput
          label={t('commerce.billing.pin')}
          inputMode="numeric"
          autoComplete="postal-code"
          {...fields.text('pin')}
        />
      </FieldRow>
      <Select
        label={t('commerce.billing.state')}
        data={states}
        searchable
        clearable
        value={fields.values.stateCode}
        error={fields.errorOf('stateCode')}
        onChange={(code) => fields.set('stateCode', code as StateCode | null)}
      />
      {taxed && (
        <TextInput
          label={t('commerce.billing.gstin')}
          description={t('commerce.billing.gstinText')}
          {...fields.text('gstin')}
        />
      )}
    </Form>
  );
}
