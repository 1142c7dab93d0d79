import type { Gift } from '@abhyas/contract/codes/gifts';
import { Button } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { RowList } from '../../../ui/layout/row-list.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page, Stacked } from '../../../ui/page/page.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { EmptyState } from '../../../ui/status/empty-state.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { GiftForm } from './gift-form.tsx';
import { SendAgain } from './send-again.tsx';

interface Props {
  /** What is to be given, from a course's page. */
  readonly give: { readonly kind: 'course' | 'pack'; readonly id: string } | undefined;
}
const tones: Readonly<Record<Gift['state'], Tone>> = {
  unpaid: 'neutral',
  waits: 'info',
  sent: 'info',
  redeemed: 'good',
  closed: 'neutral',
};

/** Giving a course to somebody else, and what was given before. */
export function GiftsScreen({ give }: Props) {
  const { t } = useTranslation();
  const list = useQuery({ ...query(api.codes.listMyGifts), staleTime: 0 });
  return (
    <Page title={t('codes.gifts.title')} subtitle={t('codes.gifts.subtitle')}>
      <Stacked>
        {give && <GiftForm thing={give} />}
        <Loaded query={list} card skeleton={<CardSkeleton lines={4} />}>
          {({ rows }) => (rows.length === 0 ? !give && <Nothing /> : <Given rows={rows} />)}
        </Loaded>
      </Stacked>
    </Page>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={IconGift}
        title={t('codes.gifts.empty')}
        action={
          <Link to="/courses" {...buttonFace('filled')}>
            {t('codes.gifts.toCourses')}
          </Link>
        }
      >
        {t('codes.gifts.emptyText')}
      </EmptyState>
    </Card>
  );
}

function Given({ rows }: { readonly rows: readonly Gift[] }) {
  const { t } = useTranslation();
  const [again, setAgain] = useState<Gift>();
  return (
    <Card title={t('codes.gifts.given')}>
      <RowList label={t('codes.gifts.given')}>
        {rows.map((gift) => (
          <li key={gift.giftId}>
            <Row justify="between" align="start" style={{ width: '100%' }}>
              <GiftWords gift={gift} />
              <GiftStep gift={gift} onAgain={() => setAgain(gift)} />
            </Row>
          </li>
        ))}
      </RowList>
      {again && <SendAgain gift={again} onClose={() => setAgain(undefined)} />}
    </Card>
  );
}

function GiftWords({ gift }: { readonly gift: Gift }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const at = date(gift.redeemedAt ?? gift.sentAt ?? gift.sendAt);
  return (
    <Stack gap={1}>
      <b>{gift.title}</b>
      <Quiet size="sm">
        {gift.name} · {gift.email}
      </Quiet>
      <Quiet size="sm">{t(`codes.gifts.texts.${gift.state}`, { at })}</Quiet>
    </Stack>
  );
}

function GiftStep({ gift, onAgain }: { readonly gift: Gift; readonly onAgain: () => void }) {
  const { t } = useTranslation();
  return (
    <Row gap={3}>
      <Badge tone={tones[gift.state]}>{t(`codes.gifts.states.${gift.state}`)}</Badge>
      {gift.state === 'unpaid' && (
        <Link to="/checkout" search={{ items: `gift:${gift.giftId}` }} {...buttonFace('outline', 'sm')}>
          {t('codes.gifts.pay')}
        </Link>
      )}
      {(gift.state === 'waits' || gift.state === 'sent') && (
        <Button size="sm" variant="outline" onClick={onAgain}>
          {t(gift.state === 'waits' ? 'codes.gifts.sendNow' : 'codes.gifts.sendAgain')}
        </Button>
      )}
    </Row>
  );
}
