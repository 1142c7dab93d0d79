import type { TransactionContext } from '../../../kernel/context.ts';
import { beginCourse } from './completion/begin-course.ts';
import { countLessons } from './completion/count-lessons.ts';

/**
 * Puts a course among those that somebody studies, and counts what is done of it already: lessons that were free before it was theirs. Done
 * twice it stays as it was: false.
 */
export async function enrol(
  tx: TransactionContext,
  { courseId, accountId }: { readonly courseId: string; readonly accountId: string },
): Promise<boolean> {
  const begun = await beginCourse(tx, { courseId, accountId });
  if (begun) await countLessons(tx, courseId, accountId);
  return begun;
}
