import type { api } from '@abhyas/contract';
import type { PackageSitting } from '@abhyas/contract/courses/packages';
import type { Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import type { Call } from '../../../kernel/http/implement.ts';
import { studiedLesson } from '../learning/studied-lesson.ts';
import { sitAtPackage } from './package-of.ts';

/**
 * Opens the package of a lesson for its learner, in the version that he began, where he left it. `appOrigin` is the address of the page
 * that asks: no other may frame it.
 */
export async function openPackage(
  ctx: Context,
  { params: place }: Input<typeof api.courses.openPackage>,
  { request }: Call,
): Promise<PackageSitting> {
  const appOrigin = addressOf(request);
  const { accountId, lesson } = await studiedLesson(ctx, place);
  return sitAtPackage(ctx, { ...place, lesson, accountId, preview: false, appOrigin });
}
