import type { Context } from '../../../kernel/context.ts';
import { listExams } from '../../taxonomy/index.ts';
import { listPublished } from '../open-papers/open-papers.store.ts';
import { listPublishedIds } from '../open-papers/published-ids.store.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';
import { examsOfPaper } from '../open-papers/exams-of-paper.ts';

interface Asked {
  /** Papers that prepare for one of these. */
  readonly examIds?: readonly number[];
  readonly among?: readonly string[];
}

/** Papers of teachers that stand published, the newest first. */
export async function papersForExams(
  ctx: Context,
  { examIds, among }: Asked,
): Promise<{ id: string; title: string }[]> {
  const published = (await listPublished(ctx, among ?? (await listPublishedIds(ctx)))).filter(
    ({ kind, status }) => kind === 'PREDEFINED' && status === 'published',
  );
  const [exams, patterns] = [await listExams(ctx), await examPatterns(ctx)];
  return published
    .filter((paper) => !examIds || examsOfPaper(paper, exams, patterns).some((id) => examIds.includes(id)))
    .map(({ paperId: id, title }) => ({ id, title }));
}
