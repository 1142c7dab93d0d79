import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { QuestionType } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { areasOf, listSubjects } from '../../taxonomy/index.ts';
import { imagesIn } from '../bank/images-in.ts';
import { fillDoc } from '../variants/fill-content.ts';
import { listBookmarkRows } from './bookmarks.store.ts';

/** One's own bookmarks, each as it was met; the counts by subject do not follow the subject. */
export async function listBookmarks(
  ctx: Context,
  { query: { page, size, subject, type } }: Input<typeof api.questions.listBookmarks>,
): Promise<Answer<typeof api.questions.listBookmarks>> {
  const [all, areas, subjects] = await Promise.all([
    listBookmarkRows(ctx, actorOf(ctx).accountId),
    areasOf(ctx),
    listSubjects(ctx),
  ]);
  const areaOf = new Map(areas.map((area) => [area.id, area]));
  const codes = new Map(subjects.map(({ id, code }) => [id, code]));
  const ofType = all.filter((row) => type === undefined || row.type === type);
  const found = ofType.filter((row) => subject === undefined || codes.get(row.subjectId) === subject);
  const shown = found
    .slice((page - 1) * size, page * size)
    .map(({ variant, ...row }) => ({ ...row, stem: variant ? fillDoc(row.stem, variant) : row.stem }));
  const images = await imagesIn(
    ctx,
    shown.map(({ stem }) => stem),
  );
  return {
    rows: shown.map(({ subjectId, areaId, at, type: kind, ...row }) => ({
      ...row,
      type: kind as QuestionType,
      knowledgeArea: { id: areaId, name: areaOf.get(areaId)?.name ?? '', subject: codes.get(subjectId) ?? '' },
      at: at.toISOString(),
    })),
    total: found.length,
    page,
    size,
    counts: {
      all: ofType.length,
      bySubject: subjects.map(({ id, code }) => ({
        subject: code,
        count: ofType.filter(({ subjectId }) => subjectId === id).length,
      })),
    },
    images,
  };
}
