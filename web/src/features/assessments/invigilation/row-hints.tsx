import type { LiveRow } from '@abhyas/contract/assessments/invigilation';
import { IconClockExclamation, IconDevices, IconEyeOff, IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import classes from './invigilation.module.css';

interface Props {
  readonly row: LiveRow;
  readonly onOpen: (attemptId: string, as: 'timeline' | 'late') => void;
}

/** Whether anything of it deserves a look. */
export const hasHints = ({ attempt }: LiveRow): boolean =>
  attempt !== null && attempt.warnings + attempt.takeOvers + attempt.lateAnswers + attempt.unreadMessages > 0;

/** What deserves a look: hints, never a verdict. */
export function RowHints({ row, onOpen }: Props) {
  const { t } = useTranslation();
  const { attempt, student } = row;
  if (!attempt || !hasHints(row)) return <span className={classes['quiet']}>–</span>;
  const { attemptId, warnings, takeOvers, lateAnswers, unreadMessages } = attempt;
  const word = (key: string, count: number) => t(`assessments.invigilation.hints.${key}`, { count });
  return (
    <span className={classes['hints']}>
      {warnings > 0 && (
        <Badge tone="warn" icon={IconEyeOff}>
          {word('warnings', warnings)}
        </Badge>
      )}
      {takeOvers > 0 && (
        <Badge tone="warn" icon={IconDevices}>
          {word('takeOvers', takeOvers)}
        </Badge>
      )}
      {unreadMessages > 0 && <Badge icon={IconMail}>{word('unread', unreadMessages)}</Badge>}
      {lateAnswers > 0 && (
        <button
          type="button"
          className={classes['late']}
          aria-label={`${word('late', lateAnswers)} · ${student}`}
          onClick={() => onOpen(attemptId, 'late')}
        >
          <Icon of={IconClockExclamation} size={14} />
          {word('late', lateAnswers)}
        </button>
      )}
    </span>
  );
}
