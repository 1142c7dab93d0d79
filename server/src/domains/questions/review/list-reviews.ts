import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { areasOf, listSubjects } from '../../taxonomy/index.ts';
import { listLinesOf } from '../bank/list.store.ts';
import { presentLine } from '../bank/present-question.ts';
import { imagesIn } from '../bank/images-in.ts';
import { canReview } from '../policies.ts';
import { type Caller, countAuthors, countWaiting, listWaiting, type QueueFilter, type Waiting } from './queue.store.ts';
import { asksForReviews } from '../bank/review-state.ts';

type Endpoint = typeof api.questions.listReviews;

/** The queue: what waits for the caller's decision, what the caller wrote and is not approved, or everything that was sent. */
export async function listReviews(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { page, size, scope } = query;
  if (!(await asksForReviews(ctx)))
    return {
      on: false,
      rows: [],
      total: 0,
      page,
      size,
      counts: { review: 0, own: 0, all: 0 },
      authors: [],
      images: {},
    };
  const filter = await filterOf(ctx, query);
  const caller = reviewerOf(ctx);
  const [waiting, counts, authors] = [
    await listWaiting(ctx, filter, { scope, caller, page, size }),
    await countWaiting(ctx, filter, caller),
    await countAuthors(ctx, { ...filter, author: undefined }, scope, caller),
  ];
  const names = await namesOf(ctx, [
    ...new Set([...authors.map(({ id }) => id), ...waiting.flatMap((one) => one.authors)]),
  ]);
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  const rows = await present(ctx, waiting, nameOf);
  return {
    on: true,
    rows,
    total: counts[scope],
    page,
    size,
    counts,
    authors: authors.map(({ id, count }) => ({ id, count, name: nameOf(id) })),
    images: await imagesIn(
      ctx,
      rows.map(({ stem }) => stem),
    ),
  };
}

/** Who looks at the queue, and whether they decide. */
export function reviewerOf(ctx: Context): Caller {
  const actor = actorOf(ctx);
  return { accountId: actor.accountId, decides: canReview(actor) };
}

async function filterOf(
  ctx: Context,
  { subject, author, search = '' }: Input<Endpoint>['query'],
): Promise<QueueFilter> {
  // A subject that nobody knows has no questions.
  const subjectId =
    subject === undefined ? undefined : ((await listSubjects(ctx)).find(({ code }) => code === subject)?.id ?? 0);
  return { subjectId, author, search };
}

async function present(
  ctx: Context,
  waiting: readonly Waiting[],
  nameOf: (id: string) => string,
): Promise<Answer<Endpoint>['rows']> {
  const lines = await listLinesOf(
    ctx,
    waiting.map(({ id }) => id),
  );
  const areas = new Map((await areasOf(ctx)).map((area) => [area.id, area]));
  const rowOf = new Map(lines.map((line) => [line.id, presentLine(line, areas)]));
  return waiting.flatMap(({ id, authors, sentAt, comment, ...rest }) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const by = [...new Set(authors)].map(nameOf);
    return [{ ...row, ...rest, authors: by, sentAt: sentAt?.toISOString() ?? null, comment: comment ?? '' }];
  });
}
