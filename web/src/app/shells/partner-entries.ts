import type { Capability } from '@abhyas/contract/access';
import type { Me } from '@abhyas/contract/identity/sign-in';
import type { InstituteSettings } from '@abhyas/contract/tenancy/settings';
import {
  IconAccessible,
  IconBook2,
  IconChecklist,
  IconClipboardCheck,
  IconFileImport,
  IconHistory,
  IconMessageQuestion,
  IconNotes,
  IconPhotoVideo,
  IconSettings,
  IconStar,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { can } from '../../lib/session.ts';
import type { Entry } from './entry.ts';

/** Every screen of the workspace with the right that opens it. */
export const partnerScreens: readonly (Entry & { readonly needs: Capability })[] = [
  { to: '/partner/questions', label: 'app.entries.questions', icon: IconNotes, needs: 'questions.read' },
  { to: '/partner/imports', label: 'app.entries.imports', icon: IconFileImport, needs: 'questions.read' },
  { to: '/partner/courses', label: 'app.entries.courses', icon: IconBook2, needs: 'courses.read' },
  { to: '/partner/papers', label: 'app.entries.papers', icon: IconClipboardCheck, needs: 'papers.write' },
  {
    to: '/partner/doubts',
    label: 'app.entries.doubts',
    icon: IconMessageQuestion,
    needs: 'courses.moderate',
  },
  { to: '/partner/media', label: 'media.library.title', icon: IconPhotoVideo, needs: 'media.write' },
  { to: '/partner/course-ratings', label: 'courses.moderation.title', icon: IconStar, needs: 'courses.moderate' },
  { to: '/partner/groups', label: 'cohorts.title', icon: IconUsersGroup, needs: 'cohorts.read' },
  {
    to: '/partner/accommodations',
    label: 'app.entries.accommodations',
    icon: IconAccessible,
    needs: 'people.read',
  },
  { to: '/partner/people', label: 'app.entries.people', icon: IconUsers, needs: 'people.read' },
  { to: '/partner/audit', label: 'insights.audit.title', icon: IconHistory, needs: 'audit.read' },
  { to: '/partner/settings', label: 'app.entries.settings', icon: IconSettings, needs: 'settings.read' },
];

/** It is there where the institute asks for reviews of its questions. */
export const reviewsEntry: Entry = { to: '/partner/reviews', label: 'app.entries.reviews', icon: IconChecklist };

/** What the workspace holds for this person: screens that the role may not see have no entry. */
export const partnerEntries = (
  me: Me | undefined,
  { questionReview }: Partial<InstituteSettings> = {},
): readonly Entry[] =>
  partnerScreens
    .filter(({ needs }) => can(me, needs))
    .flatMap((entry) => (questionReview && entry.to === '/partner/questions' ? [entry, reviewsEntry] : [entry]));

/** The first screen of the workspace. */
export const partnerStart = (me: Me | undefined): string => partnerEntries(me)[0]?.to ?? '/';
