import { randomInt } from 'node:crypto';
import { difficultyCodes } from '@abhyas/contract/questions/shapes';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { learnerChoices } from '../../learners/index.ts';
import { countShelf, listShelf, type ShelfCell, type ShelfPart } from '../../questions/index.ts';
import { type Area, areasOf, chapterOf, listExams, syllabusOf } from '../../taxonomy/index.ts';
import type { ShelfItem } from './choosing/choose-spread.ts';
import type { Pile } from './choosing/narrowing.ts';
import { withheldQuestions } from './withheld-questions.ts';

const LARGEST_SEED = 2 ** 31;

/** What one student may choose from. */
export interface OwnShelf {
  readonly accountId: string;
  readonly subjectIds: readonly number[];
  readonly except: readonly string[];
  /** Every area of the institute by its id. */
  readonly areas: ReadonlyMap<string, Area>;
}
/** What of it one exam asks. */
export interface ExamShelf extends OwnShelf {
  readonly exam: Exam;
  /** Chapters of the exam's subjects, in the order of the syllabus. */
  readonly chapters: readonly Area[];
  /** Thousandths of the syllabus by chapter. */
  readonly weights: ReadonlyMap<string, number>;
}

/** EXAM_NOT_CHOSEN where the student does not prepare for it. */
export async function examShelf(ctx: Context, accountId: string, examId: number): Promise<ExamShelf> {
  const { examIds } = await learnerChoices(ctx, accountId);
  const exam = (await listExams(ctx)).find(({ id }) => id === examId);
  if (!exam || !examIds.includes(examId)) fail('EXAM_NOT_CHOSEN');
  const [areas, weights, except] = await Promise.all([
    areasOf(ctx),
    syllabusOf(ctx, examId),
    withheldQuestions(ctx, accountId),
  ]);
  const subjects = exam.subjects.map(({ code }) => code);
  return {
    accountId,
    exam,
    chapters: areas
      .filter(({ parentId, subject }) => parentId === null && subjects.includes(subject))
      .toSorted((a, b) => subjects.indexOf(a.subject) - subjects.indexOf(b.subject)),
    weights,
    subjectIds: exam.subjects.map(({ id }) => id),
    except,
    areas: new Map(areas.map((area) => [area.id, area])),
  };
}

/** The chapters of these areas, each once; a topic stands for its chapter, and what the exam's subjects do not have is left out. */
export function chaptersIn({ chapters, areas }: ExamShelf, areaIds: readonly string[]): string[] {
  const known = new Set(chapters.map(({ id }) => id));
  const found = areaIds.flatMap((id) => (areas.has(id) ? chapterOf(id, areas).id : []));
  return [...new Set(found)].filter((id) => known.has(id));
}

/** Questions that are alike, of one area. */
export interface ShelfPile extends Pile {
  readonly areaId: string;
  readonly level: ShelfPart['difficulty'];
}

const traitsOf = ({ areas }: OwnShelf, row: Omit<ShelfCell, 'count'>) => {
  const { id: chapterId, subject } = chapterOf(row.knowledgeAreaId, areas);
  const { asked, wrong, kept } = row;
  return { subject, chapterId, difficulty: difficultyCodes[row.difficulty], asked, wrong, kept };
};

/** Everything on the shelf, in piles of what is alike: one query, whatever is chosen. */
export async function pilesOf(ctx: Context, shelf: OwnShelf): Promise<ShelfPile[]> {
  const cells = await countShelf(ctx, shelf);
  return cells.map(({ knowledgeAreaId, difficulty, count, ...rest }) => ({
    ...traitsOf(shelf, { ...rest, knowledgeAreaId, difficulty }),
    areaId: knowledgeAreaId,
    level: difficulty,
    count,
  }));
}

const LEAST_LOOKED_AT = 100;

/** The questions of these piles in an order of chance; of a large part a share that holds far more than `wanted`, unless `whole`. */
export async function itemsOf(
  ctx: Context,
  shelf: OwnShelf,
  piles: readonly ShelfPile[],
  { wanted, whole }: { readonly wanted: number; readonly whole: boolean },
): Promise<ShelfItem[]> {
  const enough = Math.max(LEAST_LOOKED_AT, 2 * wanted);
  const parts = [...Map.groupBy(piles, ({ areaId, level }) => `${areaId} ${level}`).values()].map((of): ShelfPart => {
    const size = of.reduce((sum, { count }) => sum + count, 0);
    const { areaId, level } = of[0]!;
    return { areaId, difficulty: level, share: whole || size <= 2 * enough ? 1 : enough / size };
  });
  const rows = await listShelf(ctx, { ...shelf, parts, seed: randomInt(LARGEST_SEED), perCell: wanted });
  return rows.map((row) => ({ ...traitsOf(shelf, row), id: row.id, type: row.type }));
}
