import { IconBook2, IconBookmark, IconChartBar, IconClipboardCheck, IconHome } from '@tabler/icons-react';
import type { Entry } from './entry.ts';

/** What the student area holds today. */
export const studentEntries: readonly Entry[] = [
  { to: '/student', label: 'app.entries.today', icon: IconHome, exact: true },
  { to: '/student/courses', label: 'app.entries.myCourses', icon: IconBook2 },
  { to: '/student/tests', label: 'app.entries.tests', icon: IconClipboardCheck },
  { to: '/student/results', label: 'app.entries.results', icon: IconChartBar },
  { to: '/student/bookmarks', label: 'app.entries.bookmarks', icon: IconBookmark },
];
