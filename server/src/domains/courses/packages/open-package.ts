import type { PackageSitting } from '@abhyas/contract/courses/packages';
import type { Context } from '../../../kernel/context.ts';
import { studiedLesson } from '../learning/studied-lesson.ts';
import { sitAtPackage } from './package-of.ts';

interface LessonPlace {
  readonly courseId: string;
  readonly lessonId: string;
}

/**
 * Opens the package of a lesson for its learner, in the version that he began, where he left it. `appOrigin` is the address of the page
 * that asks: no other may frame it.
 */
export async function openPackage(ctx: Context, place: LessonPlace, appOrigin: string): Promise<PackageSitting> {
  const { accountId, lesson } = await studiedLesson(ctx, place);
  return sitAtPackage(ctx, { ...place, lesson, accountId, preview: false, appOrigin });
}
