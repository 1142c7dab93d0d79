import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import type { Bound } from '../../../kernel/context.ts';
import { rows, unbound } from '../../../kernel/database/rows.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    subjects: { code: SubjectName };
    exams: { category: ExamRow['category'] };
  }
}

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
  /** Not offered to anything new since then. */
  readonly retiredAt: Date | null;
  /** The area whose part it became. */
  readonly mergedInto: string | null;
}
/** What the provider keeps for everybody. */
export interface Reference {
  readonly subjects: readonly Subject[];
  readonly exams: readonly ExamRow[];
  readonly areas: readonly ReferenceArea[];
}

export async function loadReference(ctx: Pick<Bound, 'db'>): Promise<Reference> {
  const shared = rows(unbound(ctx));
  const [subjects, exams, examSubjects, standards, examStandards, areas] = await Promise.all([
    shared.selectFrom('subjects').selectAll().orderBy('id').execute(),
    shared.selectFrom('exams').selectAll().orderBy('id').execute(),
    shared.selectFrom('examSubjects').selectAll().orderBy('examId').orderBy('position').execute(),
    shared.selectFrom('standards').selectAll().orderBy('id').execute(),
    shared.selectFrom('examStandards').selectAll().execute(),
    shared
      .selectFrom('knowledgeAreas')
      .select(['id', 'subjectId', 'parentId', 'name', 'retiredAt', 'mergedInto'])
      .orderBy('subjectId')
      .orderBy('position')
      .orderBy('name')
      .execute(),
  ]);
  return {
    subjects,
    exams: exams.map((exam) => ({
      ...exam,
      subjectIds: examSubjects.filter((row) => row.examId === exam.id).map((row) => row.subjectId),
      standards: standards.filter((one) =>
        examStandards.some((row) => row.examId === exam.id && row.standardId === one.id),
      ),
    })),
    areas,
  };
}
