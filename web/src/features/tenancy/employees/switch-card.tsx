import type { InstituteDetail } from '@abhyas/contract/identity/employees';
import { Button } from '@mantine/core';
import { IconUserShield } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/refusal-text.ts';
import { useChange } from '../../../lib/use-change.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { actIn } from './act-in.ts';
import classes from './employees.module.css';
import { ReasonModal } from './reason-modal.tsx';

/** The way into the institute: named things only, for half an hour, written in both logs. */
export function SwitchCard({ institute }: { readonly institute: InstituteDetail }) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [asking, setAsking] = useState(false);
  const start = useChange(
    (reason: string) => api.identity.startSwitch({ body: { instituteId: institute.id, reason } }),
    {
      after: ({ switchId }) => actIn(switchId, '/partner/settings'),
      inline: true,
    },
  );
  if (!institute.can.change) return null;
  return (
    <Card title={t('tenancy.employees.switch.title')} note={t('tenancy.employees.switch.note')}>
      <div className={classes['switch']}>
        <ul>
          {(['settings', 'people', 'look', 'never'] as const).map((what) => (
            <li key={what}>{t(`tenancy.employees.switch.${what}`)}</li>
          ))}
        </ul>
        <Button
          variant="outline"
          leftSection={<Icon of={IconUserShield} size={18} />}
          onClick={() => {
            start.reset();
            setAsking(true);
          }}
        >
          {t('tenancy.employees.switch.start')}
        </Button>
      </div>
      <ReasonModal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('tenancy.employees.switch.ask', { name: institute.name })}
        help={t('tenancy.employees.switch.reasonHelp')}
        confirm={t('tenancy.employees.switch.start')}
        busy={start.busy || start.isDone}
        problem={start.error ? say(start.error) : undefined}
        onConfirm={(reason) => start.send(reason)}
      />
    </Card>
  );
}
