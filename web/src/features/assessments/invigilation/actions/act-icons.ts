import {
  IconClockPlus,
  IconLockOpen,
  IconMessage,
  IconPlayerPause,
  IconPlayerPlay,
  IconRestore,
  IconSend,
} from '@tabler/icons-react';
import type { TablerIcon } from '../../../../ui/controls/icon.tsx';
import type { LiveAct } from '../live-attempt.ts';

export const actIcons: Readonly<Record<LiveAct, TablerIcon>> = {
  message: IconMessage,
  extend: IconClockPlus,
  compensate: IconRestore,
  pause: IconPlayerPause,
  resume: IconPlayerPlay,
  submit: IconSend,
  reopen: IconLockOpen,
};
