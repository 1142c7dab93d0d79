import type { InstituteDetail } from '@abhyas/contract/identity/employees';
import type { InstituteState, nextStates } from '@abhyas/contract/tenancy/lifecycle';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useFormat } from '../../../lib/format.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Notice } from '../../../ui/status/notice.tsx';
import { StateBadge } from '../lifecycle/state-badge.tsx';
import lifecycle from '../lifecycle/lifecycle.module.css';
import { ReasonModal } from './reason-modal.tsx';

/** Named here again so that the contract's schemas stay out of the browser; the type keeps the two equal. */
const next: typeof nextStates = {
  trial: ['active', 'suspended', 'closed'],
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: ['active'],
};

/** State of the institute and what may be done about it, each with a reason. */
export function StateCard({ institute }: { readonly institute: InstituteDetail }) {
  const { t } = useTranslation();
  const format = useFormat();
  const say = useRefusalText();
  const [to, setTo] = useState<InstituteState>();
  const { id, standing, subdomain, can } = institute;
  const change = useChange(
    (body: { state: InstituteState; reason: string }) =>
      api.identity.changeInstituteState({ params: { instituteId: id }, body }),
    {
      stale: [api.identity.showInstitute, api.identity.listInstitutes],
      said: (_fresh, { state }) => t(`tenancy.employees.done.${state}`),
      after: () => setTo(undefined),
      inline: true,
    },
  );
  const verb = (state: InstituteState) =>
    t(`tenancy.employees.become.${state === 'active' && standing.state === 'trial' ? 'start' : state}`);
  return (
    <Card title={t('tenancy.lifecycle.state')} aside={<StateBadge state={standing.state} />}>
      <div className={lifecycle['facts']}>
        <p>{t(`tenancy.lifecycle.means.${standing.state}`)}</p>
        {standing.reason && standing.since && (
          <p className={lifecycle['muted']}>
            {format.dateTime(standing.since)}: {standing.reason}
          </p>
        )}
        {standing.deletedOn && (
          <Notice tone="bad">{t('tenancy.lifecycle.deletedOn', { date: format.date(standing.deletedOn) })}</Notice>
        )}
        {can.change && (
          <div className={lifecycle['actions']}>
            {next[standing.state].map((state) => (
              <Button
                key={state}
                variant={state === 'active' ? 'action' : state === 'closed' ? 'ghost' : 'outline'}
                onClick={() => {
                  change.reset();
                  setTo(state);
                }}
              >
                {verb(state)}
              </Button>
            ))}
          </div>
        )}
      </div>
      {to && (
        <ReasonModal
          opened
          onClose={() => setTo(undefined)}
          title={t(`tenancy.employees.ask.${to}`, { name: institute.name })}
          help={t('tenancy.employees.reasonHelp')}
          confirm={verb(to)}
          danger={to !== 'active'}
          busy={change.busy}
          problem={change.error ? say(change.error) : undefined}
          typed={to === 'closed' ? subdomain : undefined}
          onConfirm={(reason) => change.send({ state: to, reason })}
        >
          <p>{t(`tenancy.employees.effect.${to}`)}</p>
        </ReasonModal>
      )}
    </Card>
  );
}
