import type { OwnReport, ReportReason, ReportState } from '@abhyas/contract/questions/life';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { addressesOf, saveImage } from '../../media/index.ts';
import { insertBookmark, isBookmarked, type SeenQuestion } from './bookmarks.store.ts';
import { findOwnReport, insertReport, type NewReport } from './reports.store.ts';

/**
 * A student says that something is wrong with a question. Who calls has seen to it that the student may see its solution.
 * REPORT_ALREADY where he said so of this version before; NOT_FOUND for a picture that nobody uploaded.
 */
export async function reportQuestion(ctx: Context, seen: SeenQuestion, report: NewReport): Promise<OwnReport> {
  const { pictureId, reason } = report;
  if (pictureId !== undefined && !(await addressesOf(ctx, [pictureId])).has(pictureId)) fail('NOT_FOUND');
  const { accountId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await insertReport(tx, accountId, seen, report))) fail('REPORT_ALREADY');
    await record(tx, {
      action: 'question.reported',
      subjectKind: 'question',
      subjectId: seen.questionId,
      details: { reason, version: seen.version },
    });
  });
  return { reason, state: 'open', verdict: '' };
}

/** Keeps a screenshot that a report of the caller will name; its id. */
export async function saveReportPicture(ctx: Context, bytes: Buffer): Promise<string> {
  const { accountId } = actorOf(ctx);
  const { mediaId } = await saveImage(ctx, { bytes, fileName: 'report', alt: '', ownerId: accountId });
  return mediaId;
}

/** Whether somebody keeps a question, and what became of his report about the version that he met. */
export async function ownStand(
  ctx: Context,
  seen: SeenQuestion,
): Promise<{ readonly kept: boolean; readonly report: OwnReport | null }> {
  const { accountId } = actorOf(ctx);
  const [kept, report] = await Promise.all([
    isBookmarked(ctx, accountId, seen.questionId),
    findOwnReport(ctx, accountId, seen),
  ]);
  return {
    kept,
    report: report
      ? { reason: report.reason as ReportReason, state: report.state as ReportState, verdict: report.verdict }
      : null,
  };
}

/** Keeps a question for its student. Who calls has seen to it that the student may see its solution. */
export async function keepQuestion(ctx: Context, seen: SeenQuestion): Promise<void> {
  const { accountId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await insertBookmark(tx, accountId, seen);
    await record(tx, { action: 'question.kept', subjectKind: 'question', subjectId: seen.questionId });
  });
}
