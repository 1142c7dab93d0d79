import { z } from 'zod';
import { partner, student } from '../access.ts';
import { post, put } from '../endpoint.ts';
import { packageCommit, packageStandard, packageUnit, packageValues } from '../media/packages.ts';
import { id, instant, whole } from '../shapes.ts';

/** Everything to show a package for a while; before `openUntil` the page asks to keep it open. */
export const packageSitting = z.object({
  sittingId: id,
  /** Bound to this learner, this lesson and this sitting: every message between page and package carries it. */
  token: z.string(),
  /** Origin of the host without cookies, and the page there that is framed. */
  origin: z.url(),
  frameUrl: z.url(),
  standard: packageStandard,
  units: z.array(packageUnit),
  /** Unit to begin with: the one that was open last. */
  unitId: z.string(),
  /** What each unit said last. */
  states: z.record(z.string(), packageValues),
  /** How many commits were kept; the next one has one more. */
  sequence: whole,
  learner: z.object({ id: z.string(), name: z.string() }),
  openUntil: instant,
});
export type PackageSitting = z.infer<typeof packageSitting>;

const lesson = z.object({ courseId: id, lessonId: id });
const sitting = z.object({ sittingId: id });

export const packages = {
  openPackage: post('/api/courses/:courseId/lessons/:lessonId/package', {
    summary: 'Opens the SCORM package of a lesson for its learner, where he or she left it',
    access: student('courses.study'),
    params: lesson,
    reply: packageSitting,
    errors: ['PACKAGE_NOT_READY'],
  }),
  previewPackage: post('/api/courses/:courseId/lessons/:lessonId/package/preview', {
    summary: 'Opens the SCORM package of a lesson as it is written now; nothing that it says is kept',
    access: partner('courses.read'),
    params: lesson,
    reply: packageSitting,
    errors: ['PACKAGE_NOT_READY'],
  }),
  keepPackageOpen: post('/api/courses/package-sittings/:sittingId/keep', {
    summary:
      'Keeps the files of an open package readable for a few more minutes, while the lesson is still open to the learner',
    access: 'signedIn',
    params: sitting,
    body: z.object({ token: z.string().max(200) }),
    reply: z.object({ openUntil: instant }),
    errors: ['PACKAGE_CLOSED'],
  }),
  commitPackage: put('/api/courses/package-sittings/:sittingId/state', {
    summary: 'Keeps what a unit of a package said; an older commit never overwrites a newer one',
    access: student('courses.study'),
    params: sitting,
    body: packageCommit.extend({ token: z.string().max(200) }),
    reply: z.object({
      sequence: whole,
      /** The lesson is done by its rule. */
      done: z.boolean(),
    }),
    errors: ['PACKAGE_CLOSED'],
  }),
};
