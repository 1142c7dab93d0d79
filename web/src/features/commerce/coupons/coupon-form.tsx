import type { Coupon, CouponRule } from '@abhyas/contract/commerce/coupons';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useInstitute } from '../../../lib/institute.ts';
import type { Fields } from '../../../lib/use-fields.ts';
import { toInstant, toLocal } from '../../../lib/zoned-time.ts';
import { FieldRow } from '../../../ui/form/form.tsx';
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { toast } from '../../../ui/status/toast.tsx';
import { CouponLimits } from './coupon-limits.tsx';
import { CouponValue } from './coupon-value.tsx';

interface Props {
  /** The coupon to change; without it a new one is made. */
  readonly coupon: Coupon | undefined;
  readonly onClose: () => void;
}
const fresh: CouponRule = {
  code: '',
  kind: 'percent',
  value: 10,
  mostPaise: null,
  leastPaise: 0,
  startsAt: null,
  endsAt: null,
  uses: null,
  usesEach: 1,
  firstOrder: false,
  lapsedDays: null,
  batchIds: [],
  courseIds: [],
  stack: null,
  partner: '',
  listed: true,
  open: true,
};

/** Makes or changes a coupon, and shows what it does to an order while it is typed. */
export function CouponForm({ coupon, onClose }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const initial = coupon ? ruleOf(coupon) : fresh;
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t(coupon ? 'commerce.coupons.edit' : 'commerce.coupons.new')}
      submit={t('commerce.coupons.save')}
      initial={initial}
      check={({ code }) => (/^[A-Z0-9]{3,20}$/.test(code.trim()) ? {} : { code: t('commerce.coupons.codeWrong') })}
      send={async (body) => {
        await (coupon
          ? api.commerce.updateCoupon({ params: { couponId: coupon.id }, body })
          : api.commerce.createCoupon({ body }));
        toast.good(t('commerce.coupons.saved', { code: body.code }));
        await client.invalidateQueries({ queryKey: api.commerce.listCoupons.key });
      }}
    >
      {(fields) => <Parts fields={fields} />}
    </FormDialog>
  );
}

function Parts({ fields }: { readonly fields: Fields<CouponRule> }) {
  const { t } = useTranslation();
  const { timeZone } = useInstitute();
  const moment = (name: 'startsAt' | 'endsAt') => ({
    type: 'datetime-local',
    label: t(`commerce.coupons.${name}`),
    value: toLocal(fields.values[name], timeZone),
    error: fields.errorOf(name),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      fields.set(name, toInstant(currentTarget.value, timeZone)),
  });
  return (
    <>
      <FieldRow>
        <TextInput
          {...fields.text('code')}
          onChange={({ currentTarget }) => fields.set('code', currentTarget.value.toUpperCase())}
          label={t('commerce.coupons.code')}
          description={t('commerce.coupons.codeHelp')}
          required
          maxLength={20}
          spellCheck={false}
        />
        <TextInput
          {...fields.text('partner')}
          label={t('commerce.coupons.partner')}
          description={t('commerce.coupons.partnerHelp')}
          maxLength={80}
        />
      </FieldRow>
      <CouponValue fields={fields} />
      <FieldRow>
        <TextInput {...moment('startsAt')} />
        <TextInput {...moment('endsAt')} />
      </FieldRow>
      <CouponLimits fields={fields} />
    </>
  );
}

/** The rule alone, without what was counted. */
function ruleOf({
  id: _id,
  createdAt: _at,
  used: _used,
  reserved: _held,
  discountPaise: _off,
  soldPaise: _sold,
  state: _state,
  ...rule
}: Coupon): CouponRule {
  return rule;
}
