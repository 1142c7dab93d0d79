import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import { imagesIn } from '../bank/images-in.ts';
import { canEdit } from '../policies.ts';
import { fillDoc } from '../variants/fill-content.ts';
import { countReports, listReportRows } from './reports.store.ts';

/** The queue: what students say is wrong, those first who were right most often. */
export async function listReports(
  ctx: Context,
  { query: { page, size, ...filter } }: Input<typeof api.questions.listReports>,
): Promise<Answer<typeof api.questions.listReports>> {
  const narrowed = { reason: filter.reason, questionId: filter.questionId };
  const [rows, counts] = await Promise.all([
    listReportRows(ctx, { ...narrowed, state: filter.state }, { page, size }),
    countReports(ctx, narrowed),
  ]);
  const names = await namesOf(ctx, [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))]);
  const pictures = await addressesOf(
    ctx,
    rows.flatMap(({ pictureId }) => pictureId ?? []),
  );
  return {
    rows: rows.map(
      ({ questionId, number, version, current, stem, variant, pictureId, accountId, upheld, reports, at, ...row }) => ({
        ...row,
        question: { id: questionId, number, version, current, stem: variant ? fillDoc(stem, variant) : stem },
        ...(variant && { variant }),
        picture: (pictureId !== null && pictures.get(pictureId)) || null,
        at: at.toISOString(),
        reporter: accountId === null ? null : { name: names.get(accountId)?.name ?? '', upheld, reports },
      }),
    ),
    total: counts[filter.state],
    page,
    size,
    counts,
    images: await imagesIn(
      ctx,
      rows.map(({ stem }) => stem),
    ),
    can: { judge: canEdit(actorOf(ctx)) },
  };
}
