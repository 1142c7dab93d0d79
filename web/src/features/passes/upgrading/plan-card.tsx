import type { HeldPass, OfferedPlan } from '@abhyas/contract/passes/held';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { staleWithPass, usePlanName } from '../plan-name.ts';
import classes from './offers.module.css';

interface Props {
  readonly plan: OfferedPlan;
  /** What the student has of this plan. */
  readonly pass: HeldPass | undefined;
}

/** One plan: what it costs, what it opens, and the next step. */
export function PlanCard({ plan, pass }: Props) {
  const { t, i18n } = useTranslation();
  const name = usePlanName();
  const hindi = i18n.language === 'hi';
  return (
    <Card as="li" title={name(plan)} className={classes['plan']}>
      <Stack>
        <Price plan={plan} />
        <div className={classes['buttons']}>
          <Step plan={plan} pass={pass} />
          {plan.canTry && <TryButton plan={plan} />}
        </div>
        <Opens plan={plan} />
        {plan.extras.length > 0 && (
          <Stack as="ul" gap={2} aria-label={t('passes.offers.extras')}>
            {plan.extras.map(({ en, hi }) => (
              <Row as="li" key={en} gap={2} align="start">
                <Icon of={IconCheck} size={16} />
                <Quiet size="sm">{hindi && hi !== '' ? hi : en}</Quiet>
              </Row>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}

function Price({ plan: { mode, pricePaise, listPaise, days } }: Pick<Props, 'plan'>) {
  const { t } = useTranslation();
  const { money } = useFormat();
  return (
    <div>
      <p className={classes['price']}>
        <b>{money(pricePaise)}</b>
        {listPaise > pricePaise && (
          <s aria-label={t('courses.catalogue.before', { price: money(listPaise) })}>{money(listPaise)}</s>
        )}
      </p>
      <Quiet size="sm">
        {mode === 'preview'
          ? t('passes.offers.noEnd')
          : days === null
            ? t('passes.offers.untilExam')
            : t('passes.offers.forDays', { count: days })}
      </Quiet>
    </div>
  );
}

/** What every plan says in the same order, so that plans beside each other compare. */
function Opens({ plan: { opens, pauseDays, yearlyPauses } }: Pick<Props, 'plan'>) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const none = <Quiet>{t('passes.offers.notInPlan')}</Quiet>;
  return (
    <Facts
      kind="lines"
      items={[
        ...(['courses', 'packs', 'papers'] as const).map((kind) => ({
          label: t(`passes.offers.kinds.${kind}`),
          value: opens[kind] > 0 ? number(opens[kind]) : none,
        })),
        {
          label: t('passes.offers.pause'),
          value: pauseDays === null ? none : t('passes.offers.pauses', { days: pauseDays, count: yearlyPauses }),
        },
      ]}
    />
  );
}

function Step({ plan, pass }: Props) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const { planId, standing, payPaise } = plan;
  const isTrial = pass?.mode === 'trial';
  if (standing === 'free') return <Badge tone="neutral">{t('passes.offers.free')}</Badge>;
  if (standing === 'covered') return <Badge tone="neutral">{t('passes.offers.covered')}</Badge>;
  const yours = pass && (
    <Badge tone="good">
      {t(isTrial ? 'passes.offers.trialUntil' : 'passes.offers.yours', { until: date(pass.endsAt) })}
    </Badge>
  );
  if (standing === 'held') return yours;
  return (
    <>
      {yours}
      <Link to="/checkout" search={{ items: `pass:${planId}` }} {...buttonFace('action', 'lg')}>
        {t(`passes.offers.buy.${standing}`, { sum: money(payPaise) })}
      </Link>
    </>
  );
}

function TryButton({ plan: { planId, trialDays } }: Pick<Props, 'plan'>) {
  const { t } = useTranslation();
  const start = useChange(() => api.passes.startTrial({ params: { planId } }), {
    stale: staleWithPass,
    said: t('passes.offers.trialBegun'),
  });
  return (
    <Button variant="outline" loading={start.busy} onClick={() => start.send()}>
      {t('passes.offers.try', { count: trialDays ?? 0 })}
    </Button>
  );
}
