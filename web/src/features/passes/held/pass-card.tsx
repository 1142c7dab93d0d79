import type { HeldPass } from '@abhyas/contract/passes/held';
import { Button, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useChange } from '../../../lib/use-change.ts';
import { buttonFace } from '../../../ui/controls/button-face.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { staleWithPass, usePlanName } from '../plan-name.ts';
import { PauseForm } from './pause-form.tsx';

/** One pass with its times, and what its holder can do about them. */
export function PassCard({ pass }: { readonly pass: HeldPass }) {
  const { t } = useTranslation();
  const { date, number } = useFormat();
  const name = usePlanName();
  const { state, opens, mode } = pass;
  return (
    <Card
      title={name(pass)}
      aside={<Badge tone={state === 'active' ? 'good' : 'neutral'}>{t(`passes.held.states.${state}`)}</Badge>}
    >
      <Stack>
        <Facts
          kind="tiles"
          items={[
            mode === 'trial' && { label: t('passes.held.kind'), value: t('passes.held.trial') },
            state === 'upcoming' && { label: t('passes.held.from'), value: date(pass.startsAt) },
            { label: t('passes.held.until'), value: date(pass.endsAt) },
            { label: t('passes.held.left'), value: t('passes.held.days', { count: pass.daysLeft }) },
            pass.pausedUntil !== null && { label: t('passes.held.pausedUntil'), value: date(pass.pausedUntil) },
            ...(['courses', 'packs', 'papers'] as const).map(
              (kind) => opens[kind] > 0 && { label: t(`passes.offers.kinds.${kind}`), value: number(opens[kind]) },
            ),
          ]}
        />
        {mode !== 'trial' && <Reminders pass={pass} />}
        <Steps pass={pass} />
      </Stack>
    </Card>
  );
}

function Reminders({ pass: { passId, reminds, endsAt } }: { readonly pass: HeldPass }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const save = useChange((next: boolean) => api.passes.saveRenewal({ params: { passId }, body: { reminds: next } }), {
    stale: [api.passes.listMyPasses],
  });
  return (
    <Switch
      label={t('passes.held.reminds')}
      description={t('passes.held.remindsHelp', { until: date(endsAt) })}
      checked={save.given ?? reminds}
      onChange={({ currentTarget }) => save.send(currentTarget.checked)}
    />
  );
}

function Steps({ pass }: { readonly pass: HeldPass }) {
  const { t } = useTranslation();
  const [pausing, setPausing] = useState(false);
  const { passId, orderId, can } = pass;
  const resume = useChange(() => api.passes.resumePass({ params: { passId } }), {
    stale: staleWithPass,
    said: t('passes.held.resumed'),
  });
  return (
    <Row>
      <Link to="/student/courses" {...buttonFace('filled')}>
        {t('passes.held.study')}
      </Link>
      {can.pauseDays !== null && (
        <Button variant="outline" onClick={() => setPausing(true)}>
          {t('passes.held.pause')}
        </Button>
      )}
      {can.resume && (
        <Button variant="outline" loading={resume.busy} onClick={() => resume.send()}>
          {t('passes.held.resume')}
        </Button>
      )}
      {orderId !== null && (
        <Link to="/student/orders/$" params={{ _splat: orderId }}>
          {t('passes.held.order')}
        </Link>
      )}
      {pausing && <PauseForm pass={pass} onClose={() => setPausing(false)} />}
    </Row>
  );
}
