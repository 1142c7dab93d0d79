import { IconBuildingCommunity, IconHistory, IconSpeakerphone } from '@tabler/icons-react';
import type { Entry } from './entry.ts';

/** What the provider's console holds. */
export const employeeEntries: readonly Entry[] = [
  { to: '/employees', label: 'tenancy.employees.institutes.title', icon: IconBuildingCommunity, exact: true },
  { to: '/employees/announcements', label: 'tenancy.employees.announcements.title', icon: IconSpeakerphone },
  { to: '/employees/audit', label: 'insights.audit.title', icon: IconHistory },
];
