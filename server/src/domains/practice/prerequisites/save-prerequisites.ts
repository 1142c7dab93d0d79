import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { chaptersOfExam } from '../beliefs/exam-chapters.ts';
import { circleIn } from './circle.ts';
import { listLinks, saveLinks } from './links.store.ts';
import { showPrerequisites } from './show-prerequisites.ts';

type Endpoint = typeof api.practice.savePrerequisites;

/** Says on which chapters one rests. With the first change the institute has a list of its own, that begins as the provider's. */
export async function savePrerequisites(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { examId, chapterId } = params;
  const beforeIds = [...new Set(body.beforeIds)];
  const exam = (await chaptersOfExam(ctx, examId)) ?? fail('CHAPTER_UNKNOWN');
  const known = new Map(exam.chapters.map(({ id, name }) => [id, name]));
  if (![chapterId, ...beforeIds].every((id) => known.has(id))) fail('CHAPTER_UNKNOWN');
  await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `practice.links ${examId}`);
    const others = (await listLinks(tx, examId)).filter((link) => link.chapterId !== chapterId);
    const circle = circleIn(others, chapterId, beforeIds);
    if (circle) fail('PREREQUISITE_CIRCLE', { chapter: known.get(circle)! });
    await saveLinks(tx, examId, [...others, ...beforeIds.map((beforeId) => ({ chapterId, beforeId }))]);
    const details = { examId, chapter: known.get(chapterId), needs: beforeIds.map((id) => known.get(id)) };
    await record(tx, {
      action: 'practice.prerequisites_saved',
      subjectKind: 'knowledge_area',
      subjectId: chapterId,
      details,
    });
  });
  return showPrerequisites(ctx, { query: { examId } });
}
