import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { notify } from '../../notices/index.ts';
import { lockReport, saveVerdict } from './reports.store.ts';

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
