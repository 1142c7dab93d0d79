import type { Upgrade } from '@abhyas/contract/passes/held';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { ProgressBar } from '../../../ui/figures/progress-bar.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Quiet } from '../../../ui/layout/quiet.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Columns } from '../../../ui/page/page.tsx';
import { Loaded } from '../../../ui/status/loaded.tsx';
import { CardSkeleton } from '../../../ui/status/skeletons.tsx';
import { usePlanName } from '../plan-name.ts';
import classes from './offers.module.css';

/** What changes for somebody who moves up to a plan, to the paisa, before anything is paid. */
export function UpgradeCard({ planId }: { readonly planId: string }) {
  const upgrade = useQuery({ ...query(api.passes.showUpgrade, { params: { planId } }), staleTime: 0 });
  return (
    <Loaded query={upgrade} card skeleton={<CardSkeleton lines={4} />}>
      {(data) => <Shown upgrade={data} />}
    </Loaded>
  );
}

function Shown({ upgrade }: { readonly upgrade: Upgrade }) {
  const { t } = useTranslation();
  const name = usePlanName();
  return (
    <Card title={t('passes.upgrade.title', { plan: name(upgrade.plan) })} note={t('passes.upgrade.note')}>
      <Columns kind="aside">
        <Stack>
          {upgrade.credits.map((credit) => (
            <Unused key={credit.passId} credit={credit} />
          ))}
          <Brings upgrade={upgrade} />
        </Stack>
        <Sum upgrade={upgrade} />
      </Columns>
    </Card>
  );
}

function Unused({ credit }: { readonly credit: Upgrade['credits'][number] }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const name = usePlanName();
  const { boughtDays, unusedDays, paidPaise, creditPaise } = credit;
  const words = { count: unusedDays, bought: boughtDays, plan: name(credit), sum: money(creditPaise) };
  return (
    <Stack gap={2}>
      <b>{t('passes.upgrade.unused', words)}</b>
      <ProgressBar
        label={t('passes.upgrade.used', { count: boughtDays - unusedDays })}
        value={((boughtDays - unusedDays) / boughtDays) * 100}
      />
      <Row justify="between">
        <Quiet size="sm">{date(credit.startsAt)}</Quiet>
        <Quiet size="sm">{date(credit.endsAt)}</Quiet>
      </Row>
      <Quiet as="p" size="sm">
        {t('passes.upgrade.sumOf', { ...words, paid: money(paidPaise) })}
      </Quiet>
    </Stack>
  );
}

function Brings({ upgrade: { more, opensUntil } }: { readonly upgrade: Upgrade }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const kinds = (['courses', 'packs', 'papers'] as const).filter((kind) => more[kind] > 0);
  return (
    <Stack as="ul" gap={2}>
      {kinds.map((kind) => (
        <Row as="li" key={kind} gap={2}>
          <Icon of={IconPlus} size={16} />
          {t(`passes.upgrade.more.${kind}`, { count: more[kind] })}
        </Row>
      ))}
      <Row as="li" gap={2}>
        <Icon of={IconPlus} size={16} />
        {t('passes.upgrade.until', { until: date(opensUntil) })}
      </Row>
    </Stack>
  );
}

function Sum({ upgrade: { plan, creditPaise, payPaise, taxPaise } }: { readonly upgrade: Upgrade }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const name = usePlanName();
  return (
    <Stack gap={3}>
      <Facts
        kind="lines"
        items={[
          { label: name(plan), value: money(plan.pricePaise) },
          { label: t('commerce.checkout.credit'), value: money(-creditPaise) },
        ]}
      />
      <p className={classes['total']}>
        <span>{t('commerce.checkout.now')}</span>
        <b>{money(payPaise)}</b>
      </p>
      {taxPaise > 0 && <Quiet size="sm">{t('passes.upgrade.tax', { sum: money(taxPaise) })}</Quiet>}
      <Link to="/checkout" search={{ items: `pass:${plan.planId}` }} {...buttonFace('filled', 'lg')}>
        {t('passes.offers.buy.upgrade', { sum: money(payPaise) })}
      </Link>
      <Quiet as="p" size="xs">
        {t('passes.upgrade.onceMore')}
      </Quiet>
    </Stack>
  );
}
