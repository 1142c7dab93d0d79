import type { Capability } from '@abhyas/contract/access';

/** The roles that an institute starts with; each institute may change its own sets. */
export const standardRoles: Readonly<Record<string, readonly Capability[]>> = {
  owner: [
    'questions.read',
    'questions.write',
    'papers.write',
    'papers.publish',
    'results.read',
    'media.write',
    'settings.read',
    'settings.write',
    'audit.read',
  ],
  teacher: [
    'questions.read',
    'questions.write',
    'papers.write',
    'papers.publish',
    'results.read',
    'media.write',
    'settings.read',
  ],
  student: ['attempts.sit'],
};
