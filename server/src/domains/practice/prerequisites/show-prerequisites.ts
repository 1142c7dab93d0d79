import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { listExams } from '../../taxonomy/index.ts';
import { chaptersOfExam } from '../beliefs/exam-chapters.ts';
import { hasOwnLinks, listLinks } from './links.store.ts';

type Endpoint = typeof api.practice.showPrerequisites;

/** The chapters of an exam, each with those that it rests on. */
export async function showPrerequisites(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const exams = await listExams(ctx);
  const examId = exams.find(({ id }) => id === query.examId)?.id ?? exams[0]?.id ?? fail('NOT_FOUND');
  const { chapters } = (await chaptersOfExam(ctx, examId))!;
  const known = new Set(chapters.map(({ id }) => id));
  const links = (await listLinks(ctx, examId)).filter(({ beforeId }) => known.has(beforeId));
  const needs = Map.groupBy(links, ({ chapterId }) => chapterId);
  return {
    exams: exams.map(({ id, name }) => ({ id, name })),
    examId,
    own: await hasOwnLinks(ctx, examId),
    chapters: chapters.map(({ id, name, subject, share }) => {
      return { id, name, subject, share, beforeIds: (needs.get(id) ?? []).map(({ beforeId }) => beforeId) };
    }),
  };
}
