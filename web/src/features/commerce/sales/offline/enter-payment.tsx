import type { OfflineWay } from '@abhyas/contract/commerce/sales/offline-shapes';
import { FileInput, NumberInput, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import type { Fields } from '../../../../lib/use-fields.ts';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../../ui/status/toast.tsx';
import type { Sale } from './offline-entered.tsx';

interface Props {
  readonly sale: Sale;
  readonly onClose: () => void;
}
interface Payment {
  readonly way: OfflineWay;
  readonly amountPaise: number;
  readonly utr: string;
  readonly picture: File | null;
}
const ways = ['upi', 'bank', 'cash'] as const satisfies readonly OfflineWay[];

/** Writes down money that came: how, how much, by which number, with a picture of its receipt. */
export function EnterPayment({ sale: { orderId, number, offline, can }, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const receiptOf = async (picture: File | null) =>
    picture &&
    (await api.commerce.uploadReceipt({ query: { fileName: picture.name || 'receipt' }, body: picture })).mediaId;
  return (
    <FormDialog<Payment>
      onClose={onClose}
      title={t('commerce.offline.staff.entering', { number })}
      submit={t('commerce.offline.staff.save')}
      initial={{
        way: offline?.way ?? 'upi',
        amountPaise: can.enterPaise ?? 0,
        utr: offline?.state === 'told' ? offline.toldUtr : '',
        picture: null,
      }}
      check={({ way, utr }) => (way !== 'cash' && utr.trim() === '' ? { utr: t('errors.fields.required') } : {})}
      send={async ({ picture, utr, ...body }) => {
        await api.commerce.enterOfflinePayment({
          params: { orderId },
          body: { ...body, utr: body.way === 'cash' ? '' : utr, receiptId: await receiptOf(picture) },
        });
        toast.good(t('commerce.offline.staff.saved'));
        await client.invalidateQueries({ queryKey: ['commerce'] });
      }}
    >
      {(fields) => <PaymentFields fields={fields} />}
    </FormDialog>
  );
}

function PaymentFields({ fields }: { readonly fields: Fields<Payment> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('commerce.offline.staff.text')}</p>
      <Segmented
        label={t('commerce.sales.columns.with')}
        options={ways.map((value) => ({ value, label: t(`commerce.sales.methods.${value}`) }))}
        value={fields.values.way}
        onChange={(way) => fields.set('way', way)}
      />
      <NumberInput
        label={t('commerce.offline.staff.came')}
        prefix="₹"
        min={0}
        decimalScale={2}
        value={fields.values.amountPaise / 100}
        error={fields.errorOf('amountPaise')}
        onChange={(rupees) => fields.set('amountPaise', Math.round(Number(rupees) * 100))}
      />
      {fields.values.way !== 'cash' && (
        <TextInput
          {...fields.text('utr')}
          label={t('commerce.offline.utr')}
          description={t('commerce.offline.utrHelp')}
          maxLength={30}
          required
          spellCheck={false}
        />
      )}
      <FileInput
        label={t('commerce.offline.staff.receipt')}
        placeholder={t('questions.life.choosePicture')}
        leftSection={<Icon of={IconPhoto} size={16} />}
        accept="image/png,image/jpeg,image/webp"
        clearable
        value={fields.values.picture}
        onChange={(picture) => fields.set('picture', picture)}
      />
    </>
  );
}
