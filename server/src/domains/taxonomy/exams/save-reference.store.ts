import type { Bound } from '../../../kernel/context.ts';
import { insertRows, rows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ReferenceTaxonomy } from './save-reference.ts';

type Chapter = ReferenceTaxonomy['chapters'][number];
type Exam = ReferenceTaxonomy['exams'][number];

/** The key under which an installation remembers that it was given this. */
export const keyOfExam = ({ code }: Pick<Exam, 'code'>): string => `exam ${code}`;
export const keyOfChapter = ({ subject, name }: Pick<Chapter, 'subject' | 'name'>): string => `area ${subject} ${name}`;

/** Those that are missing; the names of the others stay as they are. */
export async function addSubjects(ctx: Bound, { standards, subjects }: ReferenceTaxonomy): Promise<void> {
  if (standards.length > 0)
    await rows(ctx)
      .insertInto('standards')
      .values([...standards])
      .onConflict((row) => row.doNothing())
      .execute();
  await rows(ctx)
    .insertInto('subjects')
    .values([...subjects])
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Adds exams whose codes nobody has; their codes. Where the number of one is taken, it gets the next free one. */
export async function addExams(
  ctx: Bound,
  { exams, subjects }: ReferenceTaxonomy,
  written: ReadonlySet<string>,
): Promise<Set<string>> {
  const there = await rows(ctx).selectFrom('exams').select(['id', 'code']).execute();
  const codes = new Set(there.map(({ code }) => code));
  const ids = new Set(there.map(({ id }) => id));
  const subjectId = new Map(subjects.map(({ code, id }) => [code, id]));
  const added = exams.filter((exam) => !written.has(keyOfExam(exam)) && !codes.has(exam.code));
  for (const { id: wanted, code, name, category, targetYears, ...of } of added) {
    const id = ids.has(wanted) ? Math.max(...ids) + 1 : wanted;
    ids.add(id);
    await insertRows(ctx, 'exams', { id, code, name, category, targetYears: [...targetYears] });
    await insertRows(
      ctx,
      'examSubjects',
      of.subjects.map((subject, position) => ({ examId: id, subjectId: subjectId.get(subject)!, position })),
    );
    await insertRows(
      ctx,
      'examStandards',
      of.standards.map((standardId) => ({ examId: id, standardId })),
    );
  }
  return new Set(added.map(({ code }) => code));
}

/** Adds chapters that were never written here and whose names nobody has; their keys. */
export async function addChapters(
  ctx: Bound,
  { chapters, subjects }: ReferenceTaxonomy,
  written: ReadonlySet<string>,
): Promise<Set<string>> {
  const subjectId = new Map(subjects.map(({ code, id }) => [code, id]));
  const there = await placesOf(ctx, subjects);
  const added = chapters.flatMap((chapter, position) => {
    const key = keyOfChapter(chapter);
    return written.has(key) || there.has(placeOf(chapter)) ? [] : [{ key, chapter, position }];
  });
  await insertRows(
    ctx,
    'knowledgeAreas',
    added.map(({ chapter: { subject, name }, position }) => ({
      id: newId(),
      subjectId: subjectId.get(subject)!,
      parentId: null,
      name,
      position,
    })),
  );
  return new Set(added.map(({ key }) => key));
}

/** What exams ask, and in which order it is learned, as far as one of both was added just now. */
export async function addSyllabus(
  ctx: Bound,
  { chapters, subjects }: ReferenceTaxonomy,
  added: { readonly exams: ReadonlySet<string>; readonly chapters: ReadonlySet<string> },
): Promise<void> {
  const areaOf = await placesOf(ctx, subjects);
  const exams = await rows(ctx).selectFrom('exams').select(['id', 'code']).execute();
  const examId = new Map(exams.map(({ code, id }) => [code, id]));
  const asked = chapters.flatMap((chapter) =>
    Object.entries(chapter.weights).flatMap(([code, weight]) => {
      const [exam, area] = [examId.get(code), areaOf.get(placeOf(chapter))];
      return exam === undefined || !area ? [] : [{ chapter, exam, area, weight, isNewExam: added.exams.has(code) }];
    }),
  );
  const isNew = (chapter: Pick<Chapter, 'subject' | 'name'>) => added.chapters.has(keyOfChapter(chapter));
  const weights = asked
    .filter(({ chapter, isNewExam }) => isNewExam || isNew(chapter))
    .map(({ exam, area, weight }) => ({ examId: exam, knowledgeAreaId: area, weightPerMille: weight }));
  const links = asked.flatMap(({ chapter, exam, area, isNewExam }) =>
    (chapter.needs ?? []).flatMap((name) => {
      const needed = { subject: chapter.subject, name };
      const before = areaOf.get(placeOf(needed));
      return before && (isNewExam || isNew(chapter) || isNew(needed))
        ? [{ examId: exam, knowledgeAreaId: area, beforeId: before }]
        : [];
    }),
  );
  if (weights.length > 0)
    await rows(ctx)
      .insertInto('syllabusAreas')
      .values(weights)
      .onConflict((row) => row.doNothing())
      .execute();
  if (links.length > 0)
    await rows(ctx)
      .insertInto('syllabusLinks')
      .values(links)
      .onConflict((row) => row.doNothing())
      .execute();
}

const placeOf = ({ subject, name }: Pick<Chapter, 'subject' | 'name'>) => `${subject} ${name.toLowerCase()}`;

/** Chapters that are there, by subject and name without regard to case. */
async function placesOf(ctx: Bound, subjects: ReferenceTaxonomy['subjects']): Promise<Map<string, string>> {
  const codeOf = new Map(subjects.map(({ code, id }) => [id, code]));
  const found = await rows(ctx)
    .selectFrom('knowledgeAreas')
    .select(['id', 'subjectId', 'name'])
    .where('parentId', 'is', null)
    .execute();
  return new Map(
    found.flatMap(({ id, subjectId, name }) => {
      const subject = codeOf.get(subjectId);
      return subject ? [[placeOf({ subject, name }), id] as const] : [];
    }),
  );
}
