import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { unbound } from '../../../kernel/database/rows.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { forgetReference } from './reference.ts';
import { addChapters, addExams, addSubjects, addSyllabus, keyOfChapter, keyOfExam } from './save-reference.store.ts';

/** The provider's exams, subjects and chapters as they should be; numbers are those of the contract (spec §9). */
export interface ReferenceTaxonomy {
  readonly standards: readonly { readonly id: number; readonly name: string }[];
  readonly subjects: readonly {
    readonly id: number;
    readonly code: SubjectName;
    readonly name: string;
    readonly tag: number;
  }[];
  readonly exams: readonly {
    readonly id: number;
    readonly code: string;
    readonly name: string;
    readonly category: 'JEE' | 'NEET';
    readonly targetYears: readonly number[];
    readonly subjects: readonly SubjectName[];
    readonly standards: readonly number[];
  }[];
  /** Chapters in their order; `weights`: share of an exam's syllabus in thousandths, by the exam's code. */
  readonly chapters: readonly {
    readonly subject: SubjectName;
    readonly name: string;
    readonly weights: Readonly<Record<string, number>>;
    /** Names of chapters of the subject that come before it, in every exam that has both. */
    readonly needs?: readonly string[];
  }[];
}

/**
 * Adds what the provider's tree lacks, through the database role `staff`, and nothing that was `written` here before: what employees
 * renamed, merged or took away stays so, and what is there keeps its name, weight and place. Answers the keys of all that was given.
 */
export async function saveReference(
  staffDb: Database,
  taxonomy: ReferenceTaxonomy,
  written: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  await staffDb.transaction().execute(async (db) => {
    const ctx = unbound({ db });
    await addSubjects(ctx, taxonomy);
    const exams = await addExams(ctx, taxonomy, written);
    const chapters = await addChapters(ctx, taxonomy, written);
    await addSyllabus(ctx, taxonomy, { exams, chapters });
  });
  forgetReference();
  return [...taxonomy.exams.map(keyOfExam), ...taxonomy.chapters.map(keyOfChapter)];
}
