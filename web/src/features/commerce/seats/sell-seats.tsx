import type { Billing } from '@abhyas/contract/commerce/shapes';
import { indianStates, stateCodes } from '@abhyas/contract/commerce/rules/states';
import { NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { newId } from '../../../lib/new-id.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';

interface Sale extends Billing {
  readonly thingId: string | null;
  readonly seats: number;
  readonly pricePaise: number;
}
interface Props {
  /** The order was made: it is opened. */
  readonly onSold: (orderId: string) => void;
  readonly onClose: () => void;
}
const nobody: Billing = { name: '', address: '', city: '', pin: '', stateCode: null, gstin: '' };
const states = stateCodes.map((code) => ({ value: code, label: indianStates[code] }));

/** Seats of a course for a school or company: one order with one invoice. */
export function SellSeats({ onSold, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const client = useQueryClient();
  const [key] = useState(newId);
  return (
    <FormDialog
      onClose={onClose}
      title={t('commerce.seats.sell')}
      submit={({ seats, pricePaise }) => t('commerce.seats.order', { sum: money(seats * pricePaise) })}
      initial={{ ...nobody, thingId: null, seats: 30, pricePaise: 100_000 } as Sale}
      check={({ name, thingId, pin }) => ({
        ...(thingId === null && { thingId: t('errors.fields.required') }),
        ...(name.trim() === '' && { name: t('errors.fields.required') }),
        ...(pin !== '' && !/^[1-9]\d{5}$/.test(pin) && { pin: t('commerce.billing.pinWrong') }),
      })}
      send={async ({ thingId, seats, pricePaise, ...billing }) => {
        const body = { thingId: thingId ?? '', seats, pricePaise, billing, key };
        const { orderId } = await api.commerce.sellSeats({ body });
        toast.good(t('commerce.seats.sold'));
        await client.invalidateQueries({ queryKey: ['commerce'] });
        onSold(orderId);
      }}
    >
      {(fields) => (
        <>
          <WhatIsSold fields={fields} />
          <ToWhom fields={fields} />
        </>
      )}
    </FormDialog>
  );
}

function WhatIsSold({ fields }: { readonly fields: Fields<Sale> }) {
  const { t } = useTranslation();
  const courses = useQuery(query(api.courses.listAuthoredCourses, { query: { status: 'published', size: 200 } }));
  const { values, set, errorOf } = fields;
  return (
    <>
      <Select
        label={t('commerce.seats.course')}
        data={(courses.data?.rows ?? []).map(({ courseId, title }) => ({ value: courseId, label: title }))}
        nothingFoundMessage={t('commerce.coupons.noCourse')}
        searchable
        required
        value={values.thingId}
        error={errorOf('thingId')}
        onChange={(thingId) => set('thingId', thingId)}
      />
      <FieldRow>
        <NumberInput
          label={t('commerce.seats.number')}
          min={1}
          max={5000}
          allowDecimal={false}
          value={values.seats}
          error={errorOf('seats')}
          onChange={(number) => set('seats', Number(number))}
        />
        <NumberInput
          label={t('commerce.seats.price')}
          prefix="₹"
          min={1}
          decimalScale={2}
          value={values.pricePaise / 100}
          error={errorOf('pricePaise')}
          onChange={(rupees) => set('pricePaise', Math.round(Number(rupees) * 100))}
        />
      </FieldRow>
    </>
  );
}

function ToWhom({ fields }: { readonly fields: Fields<Sale> }) {
  const { t } = useTranslation();
  return (
    <>
      <FieldRow>
        <TextInput {...fields.text('name')} label={t('commerce.seats.buyer')} maxLength={120} required />
        <TextInput {...fields.text('gstin')} label={t('commerce.billing.gstin')} maxLength={15} spellCheck={false} />
      </FieldRow>
      <Textarea {...fields.text('address')} label={t('commerce.billing.address')} maxLength={300} autosize />
      <FieldRow>
        <TextInput {...fields.text('city')} label={t('commerce.billing.city')} maxLength={80} />
        <TextInput {...fields.text('pin')} label={t('commerce.billing.pin')} inputMode="numeric" maxLength={6} />
        <Select
          {...fields.choice('stateCode')}
          label={t('commerce.billing.state')}
          data={states}
          searchable
          clearable
        />
      </FieldRow>
    </>
  );
}
