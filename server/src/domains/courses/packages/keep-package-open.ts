import type { api } from '@abhyas/contract';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { keepSitting, requireSitting } from '../../media/index.ts';
import { studiedLesson } from '../learning/studied-lesson.ts';

type Endpoint = typeof api.courses.keepPackageOpen;

/** Five more minutes for a package, after the same check as at its opening: a grant that was taken back gets none. */
export async function keepPackageOpen(ctx: Context, { params, body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const actor = actorOf(ctx);
  const sitting = await requireSitting(ctx, { ...params, ...body, accountId: actor.accountId });
  if (!sitting.preview) await studiedLesson(ctx, sitting);
  else if (!actor.capabilities.has('courses.read')) fail('FORBIDDEN');
  return { openUntil: await keepSitting(ctx, sitting) };
}
