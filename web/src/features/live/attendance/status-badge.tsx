import type { AttendanceStatus } from '@abhyas/contract/live/words';
import { IconCheck, IconClock, IconDoorExit, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/status/badge.tsx';

const faces = {
  present: { tone: 'good', icon: IconCheck },
  late: { tone: 'warn', icon: IconClock },
  left_early: { tone: 'warn', icon: IconDoorExit },
  absent: { tone: 'bad', icon: IconX },
} as const;

/** What a student's time in a class counts as. */
export function StatusBadge({ status }: { readonly status: AttendanceStatus }) {
  const { t } = useTranslation();
  return <Badge {...faces[status]}>{t(`live.statuses.${status}`)}</Badge>;
}
