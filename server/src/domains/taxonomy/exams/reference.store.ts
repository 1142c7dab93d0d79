import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Database } from '../../../kernel/database/tenant-database.ts';

export interface Subject {
  readonly id: number;
  readonly code: SubjectName;
  readonly name: string;
  readonly tag: number;
}
export interface ExamRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly category: 'JEE' | 'NEET';
  readonly targetYears: readonly number[];
  readonly subjectIds: readonly number[];
  readonly standards: readonly { readonly id: number; readonly name: string }[];
}
export interface ReferenceArea {
  readonly id: string;
  readonly subjectId: number;
  readonly parentId: string | null;
  readonly name: string;
}
/** What the provider keeps for everybody. */
export interface Reference {
  readonly subjects: readonly Subject[];
  readonly exams: readonly ExamRow[];
  readonly areas: readonly ReferenceArea[];
}

export async function loadReference(db: Database): Promise<Reference> {
  const [subjects, exams, examSubjects, standards, examStandards, areas] = await Promise.all([
    db.selectFrom('subjects').selectAll().orderBy('id').execute(),
    db.selectFrom('exams').selectAll().orderBy('id').execute(),
    db.selectFrom('exam_subjects').selectAll().orderBy('exam_id').orderBy('position').execute(),
    db.selectFrom('standards').selectAll().orderBy('id').execute(),
    db.selectFrom('exam_standards').selectAll().execute(),
    db.selectFrom('knowledge_areas').selectAll().orderBy('subject_id').orderBy('position').orderBy('name').execute(),
  ]);
  return {
    subjects: subjects.map((subject) => ({ ...subject, code: subject.code as SubjectName })),
    exams: exams.map((exam) => ({
      id: exam.id,
      code: exam.code,
      name: exam.name,
      category: exam.category as ExamRow['category'],
      targetYears: exam.target_years,
      subjectIds: examSubjects.filter((row) => row.exam_id === exam.id).map((row) => row.subject_id),
      standards: standards.filter((one) =>
        examStandards.some((row) => row.exam_id === exam.id && row.standard_id === one.id),
      ),
    })),
    areas: areas.map((row) => ({ id: row.id, subjectId: row.subject_id, parentId: row.parent_id, name: row.name })),
  };
}
