import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { extend, listGrantRows } from '../../entitlements/index.ts';
import { requireOpen } from './access-window.ts';
import { courseBriefs } from './course-briefs.store.ts';
import { BY_STAFF } from './give-courses.ts';
import { thingOfCourse } from '../versions/published-courses.ts';

type Extend = typeof api.courses.extendCourse;
/** Moves the end of what staff gave, also where it is over; those who have the course from elsewhere alone are `skipped`. */
export async function extendCourse(ctx: Context, { params, body }: Input<Extend>): Promise<Answer<Extend>> {
  const accountIds = [...new Set(body.accountIds)];
  const endsAt = body.endsAt === null ? null : new Date(body.endsAt);
  requireOpen(ctx.clock.now(), endsAt);
  return inTransaction(ctx, async (tx) => {
    const course = (await courseBriefs(tx, [params.courseId])).get(params.courseId) ?? fail('NOT_FOUND');
    const thing = thingOfCourse(course);
    for (const { source, startsAt, revokedAt } of await listGrantRows(tx, [thing], accountIds))
      if (source === BY_STAFF && startsAt && !revokedAt) requireOpen(startsAt, endsAt);
    const extended = await extend(tx, { source: BY_STAFF, thing, accountIds, endsAt, reason: body.reason });
    if (extended.length > 0)
      await record(tx, {
        action: 'course.extended',
        subjectKind: 'course',
        subjectId: course.id,
        reason: body.reason,
        details: { accountIds: extended, endsAt },
      });
    return { extended: extended.length, skipped: accountIds.length - extended.length };
  });
}
