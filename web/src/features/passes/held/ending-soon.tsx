import type { HeldPass } from '@abhyas/contract/passes/held';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, query } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { allows, useInstitute } from '../../../lib/institute.ts';
import { Row } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { usePlanName } from '../plan-name.ts';

/** Days before the end from which it is said (spec §9). */
const said = { trial: 7, bought: 30 } as const;
const keyOf = (passId: string) => `abhyas.pass-ends.${passId}`;

/** What ends soon, once: nothing for those who have it for longer already, want no reminders, or closed it before. */
export function EndingSoon() {
  const settings = useInstitute();
  return allows(settings, 'infinityPass') ? <Ending /> : null;
}

function Ending() {
  const { data } = useQuery(query(api.passes.listMyPasses));
  const rows = data?.rows ?? [];
  const pass = rows.find(
    (one) =>
      one.state !== 'upcoming' &&
      one.reminds &&
      one.daysLeft <= (one.mode === 'trial' ? said.trial : said.bought) &&
      !rows.some(({ planId, endsAt }) => planId === one.planId && endsAt > one.endsAt),
  );
  return pass ? <Said key={pass.passId} pass={pass} /> : null;
}

function Said({ pass }: { readonly pass: HeldPass }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const name = usePlanName();
  const [closed, setClosed] = useState(() => wasClosed(pass.passId));
  if (closed) return null;
  const isTrial = pass.mode === 'trial';
  return (
    <Notice
      tone="info"
      title={t(isTrial ? 'passes.held.trialEnds' : 'passes.held.ends', { plan: name(pass), until: date(pass.endsAt) })}
      action={
        <Row>
          <Link to="/student/plans/$" params={{ _splat: '' }}>
            {t(isTrial ? 'passes.held.keepIt' : 'passes.held.renew')}
          </Link>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              rememberClosed(pass.passId);
              setClosed(true);
            }}
          >
            {t('passes.held.notNow')}
          </Button>
        </Row>
      }
    >
      {t(isTrial ? 'passes.held.trialEndsText' : 'passes.held.endsText')}
    </Notice>
  );
}

function wasClosed(passId: string): boolean {
  try {
    return localStorage.getItem(keyOf(passId)) !== null;
  } catch {
    return false;
  }
}

/** Where the browser keeps nothing it is closed for this page. */
function rememberClosed(passId: string): void {
  try {
    localStorage.setItem(keyOf(passId), '1');
  } catch {
    // Storage is switched off.
  }
}
