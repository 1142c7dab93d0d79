import type { Quote } from '@abhyas/contract/commerce/orders';
import type { SoldThing } from '@abhyas/contract/commerce/shapes';
import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck, IconTag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../lib/api.ts';
import { useFormat } from '../../../../lib/format.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Quiet } from '../../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { Problem } from '../../../../ui/status/problem.tsx';
import { useCouponRefusal } from '../../coupons/coupon-refusal.ts';
import { useCouponWords } from '../../coupons/coupon-words.ts';
import classes from './coupon-card.module.css';
import { joined, useAddCoupon } from './use-add-coupon.ts';

interface Props {
  readonly things: readonly SoldThing[];
  readonly coupons: Quote['coupons'];
  /** All codes that are on from now on; undefined takes the last one off. */
  readonly onCoupon: (codes: string | undefined) => void;
}

/** Codes that are typed, or chosen among those that can be used; one that does not work says why and leaves the others on. */
export function CouponCard({ things, coupons, onCoupon }: Props) {
  const { t } = useTranslation();
  const off = (code: string) => onCoupon(joined(coupons.map((one) => one.code).filter((one) => one !== code)));
  return (
    <Card title={t('commerce.coupons.coupon')}>
      <Stack gap={4}>
        {coupons.map((coupon) => (
          <Applied key={coupon.code} coupon={coupon} onRemove={() => off(coupon.code)} />
        ))}
        <TypedCode things={things} coupons={coupons} onCoupon={onCoupon} />
        <Offered things={things} coupons={coupons} onCoupon={onCoupon} />
      </Stack>
    </Card>
  );
}

interface AppliedProps {
  readonly coupon: Quote['coupons'][number];
  readonly onRemove: () => void;
}
function Applied({ coupon, onRemove }: AppliedProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <div className={classes['applied']} role="status">
      <Icon of={IconCircleCheck} size={20} />
      <b>{t('commerce.coupons.applied', { code: coupon.code, sum: money(coupon.discountPaise) })}</b>
      <Button variant="ghost" size="sm" onClick={onRemove}>
        {t('commerce.coupons.remove')}
      </Button>
    </div>
  );
}

function TypedCode({ things, coupons, onCoupon }: Props) {
  const { t } = useTranslation();
  const sayRefusal = useCouponRefusal();
  const [typed, setTyped] = useState('');
  const attempt = useAddCoupon(things, coupons, onCoupon);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') attempt.send(typed.trim().toUpperCase(), () => setTyped(''));
  };
  return (
    <form className={classes['typed']} onSubmit={apply} noValidate>
      <TextInput
        label={t(coupons.length > 0 ? 'commerce.coupons.another' : 'commerce.coupons.code')}
        value={typed}
        maxLength={40}
        autoCapitalize="characters"
        spellCheck={false}
        autoComplete="off"
        error={attempt.error && sayRefusal(attempt.error)}
        onChange={({ currentTarget }) => {
          attempt.reset();
          setTyped(currentTarget.value.toUpperCase());
        }}
      />
      <Button type="submit" variant="outline" loading={attempt.busy} disabled={typed.trim() === ''}>
        {t('commerce.coupons.apply')}
      </Button>
    </form>
  );
}

/** What the institute shows of its coupons; nothing where none can be used, or while they come. */
function Offered({ things, coupons, onCoupon }: Props) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const words = useCouponWords();
  const sayRefusal = useCouponRefusal();
  const add = useAddCoupon(things, coupons, onCoupon);
  const { data } = useQuery({
    queryKey: [...api.commerce.listUsableCoupons.key, things],
    queryFn: () => api.commerce.listUsableCoupons({ body: { items: [...things] } }),
  });
  const rows = data?.rows.filter(({ code }) => coupons.every((one) => one.code !== code)) ?? [];
  if (rows.length === 0) return null;
  return (
    <Stack as="ul" gap={2} aria-label={t('commerce.coupons.usable')} className={classes['offered']!}>
      {rows.map((coupon) => (
        <Row as="li" key={coupon.code} justify="between">
          <Row gap={2}>
            <Icon of={IconTag} size={18} />
            <b>{coupon.code}</b>
            <Quiet size="sm">{words(coupon)}</Quiet>
          </Row>
          <Button variant="ghost" size="sm" disabled={add.busy} onClick={() => add.send(coupon.code)}>
            {t('commerce.coupons.use', { sum: money(coupon.discountPaise) })}
          </Button>
        </Row>
      ))}
      {add.error && (
        <li>
          <Problem>{sayRefusal(add.error)}</Problem>
        </li>
      )}
    </Stack>
  );
}
