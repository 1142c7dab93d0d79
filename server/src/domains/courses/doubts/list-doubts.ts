import type { api } from '@abhyas/contract';
import type { DoubtPin } from '@abhyas/contract/courses/doubts';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { countSeen, listNear, listSeen } from './doubts.store.ts';
import { openLessons } from './open-lessons.ts';
import { presentRows } from './present-thread.ts';
import { getCourse } from '../versions/courses.store.ts';

type Endpoint = typeof api.courses.listDoubts;

/** Doubts in the lessons that the caller may open, and his or her own wherever they stand; those near to where the caller is stand apart. */
export async function listDoubts(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const viewer = actorOf(ctx).accountId;
  await getCourse(ctx, params.courseId);
  const { scope, lessonId, state, search, page, size } = query;
  const all = { courseId: params.courseId, lessonIds: await openLessons(ctx, params.courseId), viewer, search: '' };
  const place = placeIn(query);
  const near = scope === 'lesson' && lessonId && place ? await listNear(ctx, { ...all, lessonId }, place) : [];
  const { rows, total } = await listSeen(
    ctx,
    {
      ...all,
      lessonId: scope === 'lesson' ? lessonId : undefined,
      ownOf: scope === 'mine' ? viewer : undefined,
      state,
      search,
      except: near.map(({ id }) => id),
    },
    query,
  );
  return {
    near: await presentRows(ctx, near),
    rows: await presentRows(ctx, rows),
    total,
    page,
    size,
    counts: await countSeen(ctx, { ...all, lessonId }),
  };
}

/** Where the learner says that he or she is in the lesson. */
function placeIn({ nearSecond, nearPage }: Input<Endpoint>['query']): DoubtPin | undefined {
  if (nearSecond !== undefined) return { at: 'second', second: nearSecond };
  return nearPage === undefined ? undefined : { at: 'page', page: nearPage };
}
