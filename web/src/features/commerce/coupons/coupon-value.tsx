import { couponKinds, type CouponRule, discountOf } from '@abhyas/contract/commerce/coupons';
import { NumberInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { FieldGroup, FieldRow } from '../../../ui/form/form.tsx';
import { Notice } from '../../../ui/status/notice.tsx';

/** An order to try a coupon on. */
const TRIED_PAISE = 250_000;
const inPaise = (rupees: number | string): number | null => (rupees === '' ? null : Math.round(Number(rupees) * 100));

/** What a coupon takes off, and the same said of an order. */
export function CouponValue({ fields }: { readonly fields: Fields<CouponRule> }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { kind, leastPaise } = fields.values;
  const tried = Math.max(TRIED_PAISE, leastPaise);
  const off = discountOf(fields.values, tried);
  return (
    <>
      <FieldGroup label={t('commerce.coupons.takesOff')}>
        <Segmented
          label={t('commerce.coupons.takesOff')}
          options={couponKinds.map((one) => ({ value: one, label: t(`commerce.coupons.kinds.${one}`) }))}
          value={kind}
          onChange={(next) => {
            fields.set('kind', next);
            fields.set('value', next === 'percent' ? 10 : 10_000);
          }}
        />
      </FieldGroup>
      <Sums fields={fields} />
      <Notice tone="info">
        {t('commerce.coupons.tried', { sum: money(tried), off: money(off), pays: money(tried - off) })}
      </Notice>
    </>
  );
}

function Sums({ fields }: { readonly fields: Fields<CouponRule> }) {
  const { t } = useTranslation();
  const { kind, value, mostPaise, leastPaise } = fields.values;
  return (
    <FieldRow>
      <NumberInput
        label={t(`commerce.coupons.kinds.${kind}`)}
        {...(kind === 'percent' ? { suffix: '%', max: 100, allowDecimal: false } : { prefix: '₹', decimalScale: 2 })}
        min={1}
        value={kind === 'percent' ? value : value / 100}
        error={fields.errorOf('value')}
        onChange={(given) => fields.set('value', kind === 'percent' ? Number(given) : (inPaise(given) ?? 0))}
      />
      {kind === 'percent' && (
        <NumberInput
          label={t('commerce.coupons.most')}
          prefix="₹"
          min={1}
          decimalScale={2}
          placeholder={t('commerce.coupons.noLimit')}
          value={mostPaise === null ? '' : mostPaise / 100}
          error={fields.errorOf('mostPaise')}
          onChange={(given) => fields.set('mostPaise', inPaise(given))}
        />
      )}
      <NumberInput
        label={t('commerce.coupons.least')}
        prefix="₹"
        min={0}
        decimalScale={2}
        value={leastPaise / 100}
        error={fields.errorOf('leastPaise')}
        onChange={(given) => fields.set('leastPaise', inPaise(given) ?? 0)}
      />
    </FieldRow>
  );
}
