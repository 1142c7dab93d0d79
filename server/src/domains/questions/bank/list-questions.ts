import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { difficultyNames } from '@abhyas/contract/questions/shapes';
import type { Context } from '../../../kernel/context.ts';
import { type Area, areasOf, listSubjects } from '../../taxonomy/index.ts';
import { imagesIn } from '../delivery/images-in.ts';
import { countBySubject, listLines, type QuestionFilter } from './list.store.ts';
import { presentLine } from './present-question.ts';

type Endpoint = typeof api.questions.listQuestions;

/** The bank, filtered and searched; the counts by subject follow every filter but the subject's own. */
export async function listQuestions(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { page, size, subject, difficulty, knowledgeAreaId, search, type, status, importId } = query;
  const [areas, subjects] = await Promise.all([areasOf(ctx), listSubjects(ctx)]);
  const filter: QuestionFilter = {
    search,
    type,
    status,
    importId,
    difficulty: difficulty === undefined ? undefined : difficultyNames[difficulty],
    knowledgeAreaIds: knowledgeAreaId === undefined ? undefined : withDescendants(knowledgeAreaId, areas),
  };
  const counts = await countBySubject(ctx, filter);
  const bySubject = subjects.map(({ id, code }) => ({ subject: code, count: counts.get(id) ?? 0 }));
  const all = bySubject.reduce((sum, { count }) => sum + count, 0);
  const chosen = subjects.find(({ code }) => code === subject);
  const total = subject === undefined ? all : chosen ? (counts.get(chosen.id) ?? 0) : 0;
  const lines = total === 0 ? [] : await listLines(ctx, { ...filter, subjectId: chosen?.id }, { page, size });
  const images = await imagesIn(
    ctx,
    lines.map(({ stem }) => stem),
  );
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  return {
    rows: lines.map((line) => presentLine(line, areaOf)),
    total,
    page,
    size,
    counts: { all, bySubject },
    images,
  };
}

/** A chapter stands for its topics too. Parents come before their children. */
function withDescendants(id: string, areas: readonly Area[]): string[] {
  const wanted = new Set([id]);
  for (const area of areas) if (area.parentId && wanted.has(area.parentId)) wanted.add(area.id);
  return [...wanted];
}
