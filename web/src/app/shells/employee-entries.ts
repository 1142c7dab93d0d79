import {
  IconBuildingCommunity,
  IconHierarchy2,
  IconHistory,
  IconSchool,
  IconSpeakerphone,
  IconReportMoney,
} from '@tabler/icons-react';
import type { Entry } from './entry.ts';

/** What the provider's console holds. */
export const employeeEntries: readonly Entry[] = [
  { to: '/employees', label: 'tenancy.employees.institutes.title', icon: IconBuildingCommunity, exact: true },
  { to: '/employees/sales', label: 'commerce.desk.entry', icon: IconReportMoney },
  { to: '/employees/announcements', label: 'tenancy.employees.announcements.title', icon: IconSpeakerphone },
  { to: '/employees/exams', label: 'taxonomy.exams.title', icon: IconSchool },
  { to: '/employees/knowledge-areas', label: 'taxonomy.desk.title', icon: IconHierarchy2 },
  { to: '/employees/audit', label: 'insights.audit.title', icon: IconHistory },
];
