import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { courseBriefs } from '../../courses/index.ts';
import { namesOf } from '../../identity/index.ts';
import { countOpenEnquiries, listEnquiryPage } from './enquiries.store.ts';

type List = typeof api.engagement.listEnquiries;
/** One page of what people asked about courses. */
export async function listEnquiries(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { state, page, size } = query;
  const { rows, total } = await listEnquiryPage(ctx, state, { page, size });
  const courses = await courseBriefs(ctx, [...new Set(rows.map(({ courseId }) => courseId))]);
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ answeredBy }) => answeredBy ?? []))]);
  return {
    rows: rows.map(
      ({ id, courseId, accountId, name, contact, message, askedAt, answer, answeredBy, answeredAt, way }) => ({
        enquiryId: id,
        accountId,
        name,
        contact,
        course: { id: courseId, title: courses.get(courseId)?.title ?? '' },
        message,
        at: askedAt.toISOString(),
        answer:
          answer !== null && answeredAt && way
            ? { words: answer, by: names.get(answeredBy ?? '')?.name ?? '', at: answeredAt.toISOString(), way }
            : null,
      }),
    ),
    total,
    page,
    size,
    open: await countOpenEnquiries(ctx),
    can: { answer: actorOf(ctx).capabilities.has('sales.write') },
  };
}
