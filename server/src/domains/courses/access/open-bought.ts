import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { grantToEach } from '../../entitlements/index.ts';
import { recountWhenOpen } from '../progress/completion/recount-course.ts';
import { courseBriefs } from './course-briefs.store.ts';
import { thingOfCourse } from '../versions/published-courses.ts';

interface Bought {
  readonly courseId: string;
  readonly accountId: string;
  /** Which line of which order, so that this alone can be taken back. */
  readonly source: string;
  readonly endsAt: Date | null;
}

/** Opens a course or pack that somebody paid for, also one that left the shelves since: what is paid is open. */
export async function openBought(
  tx: TransactionContext,
  { courseId, accountId, source, endsAt }: Bought,
): Promise<void> {
  const course = (await courseBriefs(tx, [courseId])).get(courseId) ?? fail('NOT_FOUND');
  const { kind, id } = thingOfCourse(course);
  await grantToEach(tx, [accountId], { thingKind: kind, thingId: id, source, endsAt });
  await recountWhenOpen(tx, course, [accountId], null);
}
