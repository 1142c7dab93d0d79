import type { Capability } from '@abhyas/contract/access';
import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import {
  IconAccessible,
  IconBuildingBank,
  IconBook,
  IconBook2,
  IconCards,
  IconChecklist,
  IconClipboardCheck,
  IconFileImport,
  IconHistory,
  IconInfinity,
  IconMessage,
  IconMessageQuestion,
  IconNotes,
  IconPhotoVideo,
  IconReceipt,
  IconReportMoney,
  IconSend,
  IconSettings,
  IconStar,
  IconSun,
  IconTag,
  IconTarget,
  IconUsers,
  IconUsersGroup,
  IconVideo,
  IconWallet,
} from '@tabler/icons-react';
import { can } from '../../lib/session.ts';
import type { Entry } from './entry.ts';

/** Where staff begin their day; it shows what the role may see, and needs no right of its own. */
export const dayEntry: Entry = { to: '/partner', label: 'app.entries.today', icon: IconSun, exact: true };

/** Every screen of the workspace with the right that opens it. */
export const partnerScreens: readonly (Entry & { readonly needs: Capability })[] = [
  {
    to: '/partner/questions',
    label: 'app.entries.questions',
    icon: IconNotes,
    group: 'content',
    needs: 'questions.read',
  },
  {
    to: '/partner/imports',
    label: 'app.entries.imports',
    icon: IconFileImport,
    group: 'content',
    needs: 'questions.read',
  },
  {
    to: '/partner/papers',
    label: 'app.entries.papers',
    icon: IconClipboardCheck,
    group: 'content',
    needs: 'papers.write',
  },
  { to: '/partner/courses', label: 'app.entries.courses', icon: IconBook2, group: 'content', needs: 'courses.read' },
  { to: '/partner/books', label: 'app.entries.books', icon: IconBook, group: 'content', needs: 'courses.read' },
  {
    to: '/partner/flashcards',
    label: 'app.entries.flashcards',
    icon: IconCards,
    group: 'content',
    needs: 'flashcards.write',
  },
  { to: '/partner/media', label: 'media.library.title', icon: IconPhotoVideo, group: 'content', needs: 'media.write' },
  { to: '/partner/people', label: 'app.entries.people', icon: IconUsers, group: 'people', needs: 'people.read' },
  { to: '/partner/practice', label: 'app.entries.practice', icon: IconTarget, group: 'people', needs: 'cohorts.read' },
  { to: '/partner/groups', label: 'cohorts.title', icon: IconUsersGroup, group: 'people', needs: 'cohorts.read' },
  { to: '/partner/live', label: 'app.entries.live', icon: IconVideo, group: 'people', needs: 'cohorts.read' },
  {
    to: '/partner/broadcasts',
    label: 'engagement.broadcasts.title',
    icon: IconSend,
    group: 'people',
    needs: 'cohorts.read',
  },
  {
    to: '/partner/doubts',
    label: 'app.entries.doubts',
    icon: IconMessageQuestion,
    group: 'people',
    needs: 'courses.moderate',
  },
  {
    to: '/partner/accommodations',
    label: 'app.entries.accommodations',
    icon: IconAccessible,
    group: 'people',
    needs: 'people.read',
  },
  {
    to: '/partner/course-ratings',
    label: 'courses.moderation.title',
    icon: IconStar,
    group: 'people',
    needs: 'courses.moderate',
  },
  {
    to: '/partner/orders',
    label: 'commerce.sales.title',
    icon: IconReceipt,
    group: 'business',
    needs: 'sales.read',
    exact: true,
  },
  {
    to: '/partner/orders/enquiries',
    label: 'engagement.enquiries.title',
    icon: IconMessage,
    group: 'business',
    needs: 'sales.read',
  },
  { to: '/partner/plans', label: 'passes.plans.title', icon: IconInfinity, group: 'business', needs: 'sales.read' },
  { to: '/partner/coupons', label: 'codes.batches.entry', icon: IconTag, group: 'business', needs: 'sales.read' },
  { to: '/partner/wallets', label: 'commerce.wallets.title', icon: IconWallet, group: 'business', needs: 'sales.read' },
  {
    to: '/partner/revenue',
    label: 'commerce.revenue.title',
    icon: IconReportMoney,
    group: 'business',
    needs: 'sales.read',
  },
  {
    to: '/partner/payouts',
    label: 'commerce.payouts.title',
    icon: IconBuildingBank,
    group: 'business',
    needs: 'sales.read',
  },
  { to: '/partner/audit', label: 'insights.audit.title', icon: IconHistory, group: 'institute', needs: 'audit.read' },
  {
    to: '/partner/settings',
    label: 'app.entries.settings',
    icon: IconSettings,
    group: 'institute',
    needs: 'settings.read',
  },
];

/** Authors who see no sales find what they get of them. */
export const ownSharesEntry: Entry = {
  to: '/partner/payouts',
  label: 'commerce.payouts.own',
  icon: IconBuildingBank,
  group: 'content',
};

/** It is there where the institute asks for reviews of its questions. */
export const reviewsEntry: Entry = {
  to: '/partner/reviews',
  label: 'app.entries.reviews',
  icon: IconChecklist,
  group: 'content',
};

/** What the workspace holds for this person: screens that the role may not see have no entry. */
export const partnerEntries = (
  me: Me | undefined,
  { questionReview }: Partial<InstituteSettings> = {},
): readonly Entry[] => [
  dayEntry,
  ...partnerScreens
    .filter(({ needs }) => can(me, needs))
    .flatMap((entry) => (questionReview && entry.to === '/partner/questions' ? [entry, reviewsEntry] : [entry])),
  ...(can(me, 'courses.write') && !can(me, 'sales.read') ? [ownSharesEntry] : []),
];

/** What of it lies at the bottom of a phone: the day and what is opened in a corridor; the rest is behind "More". */
export const partnerBottom = (entries: readonly Entry[]): readonly Entry[] =>
  ['/partner', '/partner/papers', '/partner/doubts', '/partner/people'].flatMap(
    (to) => entries.find((entry) => entry.to === to) ?? [],
  );
