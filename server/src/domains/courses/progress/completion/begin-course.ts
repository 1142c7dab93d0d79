import type { TransactionContext } from '../../../../kernel/context.ts';
import { record } from '../../../audit/index.ts';
import { countLearners } from '../../catalogue/listings.store.ts';
import { insertEnrolment } from '../enrolments.store.ts';

/** Puts a course among those that somebody studies; its days count from now. Done twice it stays as it was: false. */
export async function beginCourse(
  tx: TransactionContext,
  { courseId, accountId }: { readonly courseId: string; readonly accountId: string },
): Promise<boolean> {
  const added = await insertEnrolment(tx, courseId, accountId);
  if (!added) return false;
  await countLearners(tx, courseId);
  await record(tx, { action: 'course.begun', subjectKind: 'course', subjectId: courseId });
  return true;
}
