import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { requireCatalogue } from '../catalogue/require-catalogue.ts';
import { listShown } from './ratings.store.ts';
import { getCourse } from '../versions/courses.store.ts';

type List = typeof api.courses.listRatings;
/** What learners think of a course, the newest first: their first name and the letter of the last one, for anybody reads it. */
export async function listRatings(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  await requireCatalogue(ctx);
  await getCourse(ctx, params.courseId);
  const { page, size } = query;
  const { rows, total } = await listShown(ctx, params.courseId, { most: size, after: (page - 1) * size });
  const names = await namesOf(
    ctx,
    rows.flatMap(({ accountId }) => accountId ?? []),
  );
  return {
    rows: rows.map(({ id, accountId, stars, text, at }) => ({
      ratingId: id,
      author: shortened(accountId === null ? undefined : names.get(accountId)?.name),
      stars,
      text,
      at: at.toISOString(),
      own: accountId !== null && accountId === ctx.actor?.accountId,
    })),
    total,
    page,
    size,
  };
}

/** `Asha Sharma` is shown as `Asha S.`. */
function shortened(name: string | undefined): string | null {
  if (name === undefined || name === '') return null;
  const [first = '', ...others] = name.split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${[...last][0]}.`;
}
