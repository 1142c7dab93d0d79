import type { Quote } from '@abhyas/contract/commerce/orders';
import type { Billing, SoldThing } from '@abhyas/contract/commerce/shapes';
import { IconShoppingCartOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal } from '../../../../lib/api.ts';
import { newId } from '../../../../lib/new-id.ts';
import { useChange } from '../../../../lib/use-change.ts';
import { buttonFace } from '../../../../ui/controls/button-face.ts';
import { Card } from '../../../../ui/page/card.tsx';
import { Columns, Page, Stacked } from '../../../../ui/page/page.tsx';
import { EmptyState } from '../../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../../ui/status/skeletons.tsx';
import { BillingCard } from './billing-card.tsx';
import { CouponCard } from './coupon-card.tsx';
import { InstalmentChoice } from './instalment-choice.tsx';
import { OrderLines } from './order-lines.tsx';
import { OpenThing } from '../open-thing.tsx';
import { usePayment } from './use-payment.ts';
import { WalletCard } from './wallet-card.tsx';
import { useOffline } from './use-offline.ts';
import { WaysToPay, type WayToPay } from './ways-to-pay.tsx';
import { WhatYouPay } from './what-you-pay.tsx';

interface Props {
  readonly things: readonly SoldThing[];
}

/** What is about to be bought, what it costs with its tax, and the way to pay; nothing is written before "Pay" is pressed. */
export function CheckoutScreen({ things }: Props) {
  const { t } = useTranslation();
  const [billing, setBilling] = useState<Billing>();
  const [couponCode, setCoupon] = useState<string>();
  const [useWallet, setWallet] = useState(true);
  const [inParts, setInParts] = useState(false);
  const body = {
    items: [...things],
    useWallet,
    inParts,
    ...(billing && { billing }),
    ...(couponCode && !inParts && { couponCode }),
  };
  const quote = useQuery({
    queryKey: ['commerce', 'quoteOrder', body],
    queryFn: () => api.commerce.quoteOrder({ body }),
    enabled: things.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const nothing = whyNothing(things, quote.error, t);
  return (
    <Page title={t('commerce.checkout.title')} breadcrumbs={[{ label: t('courses.catalogue.title'), to: '/courses' }]}>
      {nothing ?? (
        <Loaded query={quote} card skeleton={<Waiting />}>
          {(data) => (
            <Shown
              quote={data}
              things={things}
              onBilling={setBilling}
              onCoupon={setCoupon}
              useWallet={useWallet}
              onWallet={setWallet}
              inParts={inParts}
              onInParts={setInParts}
              refetch={() => void quote.refetch()}
            />
          )}
        </Loaded>
      )}
    </Page>
  );
}

interface ShownProps {
  readonly quote: Quote;
  readonly things: readonly SoldThing[];
  readonly onBilling: (billing: Billing) => void;
  readonly onCoupon: (code: string | undefined) => void;
  readonly useWallet: boolean;
  readonly onWallet: (on: boolean) => void;
  readonly inParts: boolean;
  readonly onInParts: (on: boolean) => void;
  readonly refetch: () => void;
}

function Shown({ quote, things, onBilling, onCoupon, useWallet, onWallet, inParts, onInParts, refetch }: ShownProps) {
  const [chosen, choose] = useState<WayToPay>();
  const { billing, payPaise, duePaise, waysToPay, offlineWays } = quote;
  const way = chosen ?? waysToPay[0]?.gateway ?? offlineWays[0];
  const offlineWay = duePaise > 0 ? offlineWays.find((one) => one === way) : undefined;
  const gateway = waysToPay.find((one) => one.gateway === way)?.gateway;
  const walletPaise = payPaise - duePaise;
  const couponCode = quote.coupon?.code ?? '';
  const items = JSON.stringify([things, billing, couponCode, payPaise, walletPaise, inParts]);
  // Sent twice, it is one order; another basket, address or price is another order.
  const key = useMemo(() => (items ? newId() : ''), [items]);
  const payment = usePayment();
  const offline = useOffline();
  const place = useChange(
    () =>
      api.commerce.placeOrder({
        body: { items: [...things], billing, couponCode, totalPaise: payPaise, walletPaise, inParts, key },
      }),
    {
      inline: true,
      stale: [api.commerce.listMyOrders, api.commerce.showWallet, api.commerce.listMovements],
      // What the wallet pays alone asks no gateway; one is named because the call wants it.
      after: ({ orderId }) =>
        offlineWay
          ? offline.send({ orderId, way: offlineWay })
          : payment.send({ orderId, gateway: gateway ?? 'razorpay' }),
      refused: (error) =>
        (['ORDER_PRICE_CHANGED', 'WALLET_CHANGED'] as const).some((name) => isRefusal(error, name)) && refetch(),
    },
  );
  return (
    <Columns kind="aside">
      <Stacked>
        <OrderLines lines={quote.lines} />
        {quote.instalments && <InstalmentChoice of={quote.instalments} value={inParts} onChange={onInParts} />}
        {!inParts && <CouponCard things={things} coupons={quote.coupons} onCoupon={onCoupon} />}
        <WalletCard wallet={quote.wallet} on={useWallet} onChange={onWallet} />
        {duePaise > 0 && <WaysToPay ways={waysToPay} offlineWays={offlineWays} value={way} onChange={choose} />}
        <BillingCard billing={billing} taxed={quote.seller.gstin !== null} onChange={onBilling} />
      </Stacked>
      <WhatYouPay
        quote={quote}
        later={offlineWay !== undefined}
        busy={place.busy || payment.busy || payment.isDone || offline.busy || offline.isDone}
        problem={place.problem ?? payment.problem ?? offline.problem}
        onPay={way || duePaise === 0 ? () => place.send() : undefined}
      />
    </Columns>
  );
}

/** Why there is nothing to pay, with the way on; undefined where there is. */
function whyNothing(things: readonly SoldThing[], error: Error | null, t: (text: string) => string) {
  if (things.length === 0) return <Nothing title={t('commerce.checkout.empty')} />;
  if (isRefusal(error, 'INSTALMENTS_RUN'))
    return <Nothing title={t('commerce.instalments.running')} orderId={String(error.details['orderId'])} />;
  const [owned] = things;
  if (isRefusal(error, 'COURSE_REGISTERED') && owned)
    return <Nothing title={t('commerce.checkout.owned')} owned={owned} />;
  return isRefusal(error, 'OFFER_UNKNOWN') ? <Nothing title={t('commerce.checkout.gone')} /> : undefined;
}

interface NothingProps {
  readonly title: string;
  readonly owned?: SoldThing;
  /** The order whose parts are paid one by one. */
  readonly orderId?: string;
}
function Nothing({ title, owned, orderId }: NothingProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={IconShoppingCartOff}
        title={title}
        action={
          orderId ? (
            <Link to="/student/orders/$" params={{ _splat: orderId }} {...buttonFace('filled')}>
              {t('commerce.instalments.toOrder')}
            </Link>
          ) : owned ? (
            <OpenThing thing={owned} face="filled" />
          ) : (
            <Link to="/courses" {...buttonFace('filled')}>
              {t('commerce.checkout.toCourses')}
            </Link>
          )
        }
      />
    </Card>
  );
}

function Waiting() {
  return (
    <Columns kind="aside">
      <Stacked>
        <CardSkeleton lines={4} />
        <CardSkeleton lines={3} />
      </Stacked>
      <CardSkeleton lines={6} />
    </Columns>
  );
}
