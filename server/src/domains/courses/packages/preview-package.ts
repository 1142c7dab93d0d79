import type { PackageSitting } from '@abhyas/contract/courses/packages';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getLesson } from '../outline/outline.store.ts';
import { sitAtPackage } from './package-of.ts';

/** Opens the package of a lesson for its authors, as it is written now: nothing that it says is kept. */
export async function previewPackage(
  ctx: Context,
  place: { readonly courseId: string; readonly lessonId: string },
  appOrigin: string,
): Promise<PackageSitting> {
  const lesson = await getLesson(ctx, place.lessonId);
  if (lesson.courseId !== place.courseId) fail('NOT_FOUND');
  const { accountId } = actorOf(ctx);
  return sitAtPackage(ctx, { ...place, lesson: lesson.draft, accountId, preview: true, appOrigin });
}
