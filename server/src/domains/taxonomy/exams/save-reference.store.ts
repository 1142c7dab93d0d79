import type { Bound } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ReferenceTaxonomy } from './save-reference.ts';

export async function upsertSubjects(ctx: Bound, { standards, subjects }: ReferenceTaxonomy): Promise<void> {
  await upsertRows(ctx, 'standards', standards, { key: ['id'] });
  await upsertRows(ctx, 'subjects', subjects, { key: ['id'], keep: ['code', 'tag'] });
}

export async function upsertExams(ctx: Bound, { exams, subjects }: ReferenceTaxonomy): Promise<void> {
  const idOf = new Map(subjects.map(({ code, id }) => [code, id]));
  for (const { id, code, name, category, targetYears, ...of } of exams) {
    const exam = { id, code, name, category, targetYears: [...targetYears] };
    await upsertRows(ctx, 'exams', exam, { key: ['id'], keep: ['code', 'category'] });
    const examSubjects = of.subjects.map((subject, position) => ({
      examId: id,
      subjectId: idOf.get(subject)!,
      position,
    }));
    await upsertRows(ctx, 'examSubjects', examSubjects, { key: ['examId', 'subjectId'], keep: ['position'] });
    const examStandards = of.standards.map((standardId) => ({ examId: id, standardId }));
    await upsertRows(ctx, 'examStandards', examStandards, { key: ['examId', 'standardId'] });
  }
}

/** Chapters by subject and name; one that is there keeps its id and place. */
export async function upsertAreas(ctx: Bound, { chapters, subjects, exams }: ReferenceTaxonomy): Promise<void> {
  const subjectId = new Map(subjects.map(({ code, id }) => [code, id]));
  const examId = new Map(exams.map(({ code, id }) => [code, id]));
  await rows(ctx)
    .insertInto('knowledgeAreas')
    .values(
      chapters.map(({ subject, name }, position) => ({
        id: newId(),
        subjectId: subjectId.get(subject)!,
        parentId: null,
        name,
        position,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute();
  const found = await rows(ctx)
    .selectFrom('knowledgeAreas')
    .select(['id', 'subjectId', 'name'])
    .where('parentId', 'is', null)
    .execute();
  const idOf = new Map(found.map((row) => [`${row.subjectId} ${row.name.toLowerCase()}`, row.id]));
  const weights = chapters.flatMap((chapter) =>
    Object.entries(chapter.weights).map(([exam, weight]) => ({
      examId: examId.get(exam)!,
      knowledgeAreaId: idOf.get(`${subjectId.get(chapter.subject)} ${chapter.name.toLowerCase()}`)!,
      weightPerMille: weight,
    })),
  );
  await upsertRows(ctx, 'syllabusAreas', weights, { key: ['examId', 'knowledgeAreaId'] });
}
