import type { api } from '@abhyas/contract';
import type { PackageSitting } from '@abhyas/contract/courses/packages';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { getLesson } from '../outline/outline.store.ts';
import { sitAtPackage } from './package-of.ts';

/** Opens the package of a lesson for its authors, as it is written now: nothing that it says is kept. */
export async function previewPackage(
  ctx: Context,
  { params: place }: Input<typeof api.courses.previewPackage>,
  { request }: Call,
): Promise<PackageSitting> {
  const appOrigin = addressOf(request);
  const lesson = await getLesson(ctx, place.lessonId);
  if (lesson.courseId !== place.courseId) fail('NOT_FOUND');
  const { accountId } = actorOf(ctx);
  return sitAtPackage(ctx, { ...place, lesson: lesson.draft, accountId, preview: true, appOrigin });
}
