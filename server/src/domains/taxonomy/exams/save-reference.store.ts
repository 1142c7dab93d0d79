import type { DatabaseTransaction } from '../../../kernel/database/tenant-database.ts';
import { newId } from '../../../kernel/ids.ts';
import type { ReferenceTaxonomy } from './save-reference.ts';

export async function upsertSubjects(
  db: DatabaseTransaction,
  { standards, subjects }: ReferenceTaxonomy,
): Promise<void> {
  await db
    .insertInto('standards')
    .values([...standards])
    .onConflict((row) => row.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .execute();
  await db
    .insertInto('subjects')
    .values([...subjects])
    .onConflict((row) => row.column('id').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .execute();
}

export async function upsertExams(db: DatabaseTransaction, { exams, subjects }: ReferenceTaxonomy): Promise<void> {
  const idOf = new Map(subjects.map(({ code, id }) => [code, id]));
  for (const { id, code, name, category, targetYears, ...of } of exams) {
    await db
      .insertInto('exams')
      .values({ id, code, name, category, target_years: [...targetYears] })
      .onConflict((row) =>
        row
          .column('id')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), target_years: eb.ref('excluded.target_years') })),
      )
      .execute();
    await db
      .insertInto('exam_subjects')
      .values(of.subjects.map((subject, position) => ({ exam_id: id, subject_id: idOf.get(subject)!, position })))
      .onConflict((row) => row.columns(['exam_id', 'subject_id']).doNothing())
      .execute();
    await db
      .insertInto('exam_standards')
      .values(of.standards.map((standard) => ({ exam_id: id, standard_id: standard })))
      .onConflict((row) => row.columns(['exam_id', 'standard_id']).doNothing())
      .execute();
  }
}

/** Chapters by subject and name; one that is there keeps its id and place. */
export async function upsertAreas(
  db: DatabaseTransaction,
  { chapters, subjects, exams }: ReferenceTaxonomy,
): Promise<void> {
  const subjectId = new Map(subjects.map(({ code, id }) => [code, id]));
  const examId = new Map(exams.map(({ code, id }) => [code, id]));
  await db
    .insertInto('knowledge_areas')
    .values(
      chapters.map(({ subject, name }, position) => ({
        id: newId(),
        subject_id: subjectId.get(subject)!,
        parent_id: null,
        name,
        position,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute();
  const rows = await db
    .selectFrom('knowledge_areas')
    .select(['id', 'subject_id', 'name'])
    .where('parent_id', 'is', null)
    .execute();
  const idOf = new Map(rows.map((row) => [`${row.subject_id} ${row.name.toLowerCase()}`, row.id]));
  const weights = chapters.flatMap((chapter) =>
    Object.entries(chapter.weights).map(([exam, weight]) => ({
      exam_id: examId.get(exam)!,
      knowledge_area_id: idOf.get(`${subjectId.get(chapter.subject)} ${chapter.name.toLowerCase()}`)!,
      weight_per_mille: weight,
    })),
  );
  await db
    .insertInto('syllabus_areas')
    .values(weights)
    .onConflict((row) =>
      row
        .columns(['exam_id', 'knowledge_area_id'])
        .doUpdateSet((eb) => ({ weight_per_mille: eb.ref('excluded.weight_per_mille') })),
    )
    .execute();
}
