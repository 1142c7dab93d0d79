import {
  IconActivity,
  IconBuildingBank,
  IconBuildingCommunity,
  IconClipboardCheck,
  IconFileImport,
  IconKey,
  IconLock,
  IconLogin2,
  IconNotes,
  IconSettings,
  IconShieldCheck,
  IconUser,
  IconUsersGroup,
  IconWorld,
} from '@tabler/icons-react';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';

const icons: Readonly<Record<string, TablerIcon>> = {
  account: IconUser,
  audit: IconShieldCheck,
  bankDetails: IconBuildingBank,
  batch: IconUsersGroup,
  domain: IconWorld,
  institute: IconBuildingCommunity,
  paper: IconClipboardCheck,
  password: IconKey,
  personImport: IconFileImport,
  question: IconNotes,
  question_import: IconFileImport,
  role: IconLock,
  secondFactor: IconKey,
  session: IconLogin2,
  settings: IconSettings,
};

/** The picture of an action, by its first word. */
export const entryIcon = (action: string): TablerIcon => icons[action.split('.')[0] ?? ''] ?? IconActivity;
