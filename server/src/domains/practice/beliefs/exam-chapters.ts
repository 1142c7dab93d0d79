import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { type Area, areasOf, chapterOf, listExams, syllabusOf } from '../../taxonomy/index.ts';

/** A chapter of an exam, with the areas below it in which its questions lie. */
export interface ExamChapter {
  readonly id: string;
  readonly name: string;
  readonly subject: SubjectName;
  readonly subjectId: number;
  readonly areaIds: readonly string[];
  /** Thousandths of the exam; 0 where its syllabus does not name it. */
  readonly weight: number;
  /** Of the subject's marks, in whole percent; null where its syllabus does not name it. */
  readonly share: number | null;
}

export interface ExamChapters {
  readonly examId: number;
  readonly examName: string;
  readonly chapters: readonly ExamChapter[];
  readonly areas: ReadonlyMap<string, Area>;
}

/** The chapters of an exam in the order of its subjects; undefined where there is no such exam. */
export async function chaptersOfExam(ctx: Context, examId: number): Promise<ExamChapters | undefined> {
  const exam = (await listExams(ctx)).find(({ id }) => id === examId);
  if (!exam) return undefined;
  const [all, weights] = [await areasOf(ctx), await syllabusOf(ctx, examId)];
  const areas = new Map(all.map((area) => [area.id, area]));
  const below = Map.groupBy(all, ({ id }) => chapterOf(id, areas).id);
  const weightOf = (id: string) =>
    weights.get(id) ?? (below.get(id) ?? []).reduce((sum, area) => sum + (weights.get(area.id) ?? 0), 0);
  const chapters = exam.subjects.flatMap(({ id: subjectId, code }) => {
    const own = all.filter((area) => area.parentId === null && area.subjectId === subjectId && isOffered(area));
    const whole = own.reduce((sum, { id }) => sum + weightOf(id), 0);
    return own.map(({ id, name }): ExamChapter => {
      const weight = weightOf(id);
      const share = weight > 0 ? Math.round((100 * weight) / whole) : null;
      const areaIds = (below.get(id) ?? []).map((area) => area.id);
      return { id, name, subject: code, subjectId, areaIds, weight, share };
    });
  });
  return { examId, examName: exam.name, chapters, areas };
}

const isOffered = ({ retiredAt, mergedInto }: Area): boolean => retiredAt === null && mergedInto === null;
