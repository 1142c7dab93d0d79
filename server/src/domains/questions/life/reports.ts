import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { namesOf } from '../../identity/index.ts';
import { addressesOf } from '../../media/index.ts';
import { notify } from '../../notices/index.ts';
import { imagesIn } from '../delivery/images-in.ts';
import { canEdit } from '../policies.ts';
import { fillDoc } from '../variants/fill-content.ts';
import { countReports, listReportRows, lockReport, saveVerdict } from './reports.store.ts';

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

/** Upholds or dismisses a report, once; its student reads the verdict in the inbox. REPORT_JUDGED where somebody was faster. */
export async function judgeReport(
  ctx: Context,
  { params: { reportId }, body: { state, verdict } }: Input<typeof api.questions.judgeReport>,
): Promise<Answer<typeof api.questions.judgeReport>> {
  await inTransaction(ctx, async (tx) => {
    const report = await lockReport(tx, reportId);
    if (report.state !== 'open') fail('REPORT_JUDGED', { state: report.state });
    await saveVerdict(tx, reportId, { state, verdict, judgedBy: actorOf(ctx).accountId });
    await record(tx, {
      action: `question_report.${state}`,
      subjectKind: 'question_report',
      subjectId: reportId,
      details: { question: report.questionId },
    });
    if (report.accountId === null) return;
    await notify(tx, {
      kind: `question_report.${state}`,
      accountIds: [report.accountId],
      params: { number: report.number, verdict },
      link: report.path ?? `/student/results/${report.attemptId}?show=all&question=${report.questionId}`,
      key: `question_report:${reportId}`,
    });
  });
  return { state };
}
