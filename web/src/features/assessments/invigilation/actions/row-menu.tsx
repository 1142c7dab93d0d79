import type { LiveRow } from '@abhyas/contract/assessments/invigilation';
import { Menu } from '@mantine/core';
import { IconClockExclamation, IconDots, IconTimeline } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { actsOf, type LiveAct } from '../live-attempt.ts';
import { actIcons } from './act-icons.ts';

interface Props {
  readonly row: LiveRow;
  readonly onAct: (act: LiveAct, row: LiveRow) => void;
  readonly onOpen: (attemptId: string, as: 'timeline' | 'late') => void;
}

/** What one may do to one attempt, and where to read more of it. */
export function RowMenu({ row, onAct, onOpen }: Props) {
  const { t } = useTranslation();
  const { attempt } = row;
  if (!attempt) return null;
  const word = (key: string) => t(`assessments.invigilation.acts.${key}.short`);
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <IconButton icon={IconDots} label={t('assessments.invigilation.menu', { student: row.student })} />
      </Menu.Target>
      <Menu.Dropdown>
        {actsOf(row).map((act) => (
          <Menu.Item key={act} leftSection={<Icon of={actIcons[act]} size={16} />} onClick={() => onAct(act, row)}>
            {word(act)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {attempt.lateAnswers > 0 && (
          <Menu.Item
            leftSection={<Icon of={IconClockExclamation} size={16} />}
            onClick={() => onOpen(attempt.attemptId, 'late')}
          >
            {t('assessments.invigilation.late.title')}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<Icon of={IconTimeline} size={16} />}
          onClick={() => onOpen(attempt.attemptId, 'timeline')}
        >
          {t('assessments.invigilation.timeline.title')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
