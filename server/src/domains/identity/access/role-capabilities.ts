import { capabilities, type Capability } from '@abhyas/contract/access';

const ofStudents: ReadonlySet<Capability> = new Set(['attempts.sit', 'courses.study', 'guardian']);
const author: readonly Capability[] = [
  'questions.read',
  'questions.write',
  'media.write',
  'courses.read',
  'courses.write',
  'flashcards.write',
];
const teacher: readonly Capability[] = [
  ...author,
  'questions.review',
  'papers.write',
  'papers.publish',
  'courses.publish',
  'courses.moderate',
  'attempts.invigilate',
  'results.read',
  'settings.read',
  'people.read',
  'cohorts.read',
  'cohorts.write',
];

/** The roles that an institute starts with (spec §6); each institute may change its own sets and add others. */
export const standardRoles: Readonly<Record<string, readonly Capability[]>> = {
  owner: capabilities.filter((one) => !ofStudents.has(one)),
  administrator: capabilities.filter((one) => !ofStudents.has(one) && one !== 'bankDetails.approve'),
  teacher,
  'content author': [...author, 'papers.write'],
  reviewer: [
    'questions.read',
    'questions.write',
    'questions.review',
    'papers.publish',
    'courses.read',
    'courses.publish',
    'results.read',
  ],
  counsellor: ['people.read', 'results.read', 'cohorts.read'],
  accountant: ['settings.read', 'sales.read', 'sales.write', 'bankDetails.write'],
  student: ['attempts.sit', 'courses.study'],
  guardian: ['guardian'],
};
