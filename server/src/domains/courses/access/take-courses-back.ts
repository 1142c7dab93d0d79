import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { revoke } from '../../entitlements/index.ts';
import { type CourseBrief, courseBriefs } from './course-briefs.store.ts';
import { BY_STAFF } from './give-courses.ts';
import { countOpenStill } from './holders/open-still.ts';
import { thingOfCourse } from '../versions/published-courses.ts';

interface TakingBack {
  readonly courseIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly reason: string;
}

/**
 * Takes back what staff gave, in the caller's transaction. What comes from a batch or a purchase stays: `stillOpen` says of how many
 * students and courses that is so.
 */
export async function takeCoursesBack(
  tx: TransactionContext,
  { courseIds, ...given }: TakingBack,
): Promise<{ revoked: number; stillOpen: number }> {
  const found = await courseBriefs(tx, courseIds);
  const done = { revoked: 0, stillOpen: 0 };
  for (const id of new Set(courseIds)) {
    const { revoked, stillOpen } = await takeOneBack(tx, found.get(id) ?? fail('NOT_FOUND'), given);
    done.revoked += revoked;
    done.stillOpen += stillOpen;
  }
  return done;
}

async function takeOneBack(
  tx: TransactionContext,
  course: CourseBrief,
  { accountIds, reason }: Omit<TakingBack, 'courseIds'>,
) {
  const taken = await revoke(tx, { source: BY_STAFF, thing: thingOfCourse(course), accountIds, reason });
  if (taken.length > 0)
    await record(tx, {
      action: 'course.takenBack',
      subjectKind: 'course',
      subjectId: course.id,
      reason,
      details: { accountIds: taken },
    });
  return { revoked: taken.length, stillOpen: await countOpenStill(tx, course, accountIds) };
}
