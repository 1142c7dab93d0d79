import type { StaffCapability } from '@abhyas/contract/identity/roles';

/** Rights in the order in which people think of them; every right of staff stands in one group. */
export const capabilityGroups = {
  teaching: [
    'questions.read',
    'questions.write',
    'questions.review',
    'questions.export',
    'media.write',
    'papers.write',
    'papers.publish',
    'courses.read',
    'courses.write',
    'courses.publish',
    'courses.moderate',
    'flashcards.write',
    'attempts.invigilate',
    'results.read',
  ],
  people: [
    'people.read',
    'people.write',
    'people.block',
    'people.impersonate',
    'cohorts.read',
    'cohorts.write',
    'roles.write',
  ],
  institute: ['settings.read', 'settings.write', 'domains.write', 'audit.read'],
  money: ['sales.read', 'sales.write', 'bankDetails.write', 'bankDetails.approve'],
} as const satisfies Readonly<Record<string, readonly StaffCapability[]>>;

/** A right of staff that stands in no group would never be shown: this does not compile then. */
type Grouped = (typeof capabilityGroups)[keyof typeof capabilityGroups][number];
export const everyRightIsGrouped: StaffCapability extends Grouped ? true : never = true;

export const groupNames = Object.keys(capabilityGroups) as (keyof typeof capabilityGroups)[];
