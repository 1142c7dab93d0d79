import type { Capability } from '@abhyas/contract/access';

/** A page of one course for its staff; its name is `courses.pages.<key>`. */
interface CoursePage {
  readonly key: string;
  /** Behind `/partner/courses/<id>`. */
  readonly path: string;
  readonly can: Capability;
  /** It says something only of a course that was published. */
  readonly published: boolean;
}

/** The pages of a course, in the order of its life. */
export const coursePages: readonly CoursePage[] = [
  { key: 'builder', path: '', can: 'courses.read', published: false },
  { key: 'access', path: '/access', can: 'cohorts.read', published: true },
  { key: 'figures', path: '/figures', can: 'results.read', published: true },
];
