import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import {
  IconBook,
  IconBook2,
  IconBookmark,
  IconCards,
  IconChartBar,
  IconClipboardCheck,
  IconCompass,
  IconHome,
  IconInfinity,
  IconTarget,
  IconVideo,
} from '@tabler/icons-react';
import { allows } from '../../lib/institute.ts';
import type { Entry } from './entry.ts';

/** What the student area holds today. */
export const studentEntries: readonly Entry[] = [
  { to: '/student', label: 'app.entries.today', icon: IconHome, exact: true },
  { to: '/student/courses', label: 'app.entries.myCourses', icon: IconBook2 },
  { to: '/student/tests', label: 'app.entries.tests', icon: IconClipboardCheck },
  { to: '/student/practice', label: 'app.entries.practice', icon: IconTarget },
  { to: '/student/live', label: 'app.entries.live', icon: IconVideo },
  { to: '/student/flashcards', label: 'app.entries.flashcards', icon: IconCards },
  { to: '/student/books', label: 'app.entries.books', icon: IconBook },
  { to: '/student/results', label: 'app.entries.results', icon: IconChartBar },
  { to: '/student/bookmarks', label: 'app.entries.bookmarks', icon: IconBookmark },
];

/** Where there are shelves to look at: they belong to visitors too, so they stand outside of the area. */
export const exploreEntry: Entry = { to: '/explore', label: 'discovery.home.sections.explore', icon: IconCompass };

/** Where the institute sells plans. */
const plansEntry: Entry = { to: '/student/plans/', label: 'app.entries.plans', icon: IconInfinity };

/** What this institute's students find in their navigation. */
export function studentNavigation(settings: InstituteSettings): readonly Entry[] {
  const [today, ...others] = studentEntries;
  const all = allows(settings, 'infinityPass') ? [...others, plansEntry] : others;
  return today ? [today, ...(allows(settings, 'explore') ? [exploreEntry] : []), ...all] : [];
}

/** What of it lies at the bottom of a phone: where there are more than five, the four that are opened daily. */
export const bottomOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.length > 5 ? studentEntries.slice(0, 4) : entries;
