import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/controls/icon.tsx';
import type { LiveAct } from '../live-attempt.ts';
import type { Hall } from '../use-hall.ts';
import { actIcons } from './act-icons.ts';
import { ActionPanel, type Intent } from './action-panel.tsx';

const acts: readonly LiveAct[] = ['message', 'extend', 'compensate', 'pause', 'resume', 'submit'];

/** What one may do to everyone who sits now. */
export function EveryoneMenu({ paperId, hall }: { readonly paperId: string; readonly hall: Hall | undefined }) {
  const { t } = useTranslation();
  const [intent, setIntent] = useState<Intent>();
  const sitting = hall ? hall.figures.in + hall.figures.offline + hall.figures.paused : 0;
  const close = () => setIntent(undefined);
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="filled" disabled={sitting === 0} rightSection={<Icon of={IconChevronDown} size={16} />}>
            {t('assessments.invigilation.everyone.button')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {acts.map((act) => (
            <Menu.Item
              key={act}
              leftSection={<Icon of={actIcons[act]} size={16} />}
              onClick={() => hall && setIntent({ act, everyone: { sitting, revision: hall.revision } })}
            >
              {t(`assessments.invigilation.acts.${act}.short`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {intent && <ActionPanel paperId={paperId} intent={intent} onClose={close} onDone={close} />}
    </>
  );
}
