import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { unbound } from '../../../kernel/database/rows.ts';
import type { Database } from '../../../kernel/database/tenant-database.ts';
import { forgetReference } from './reference.ts';
import { upsertAreas, upsertExams, upsertSubjects } from './save-reference.store.ts';

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
  }[];
}

/** Writes the provider's tree, through the database role `staff`. Writing the same again changes nothing; nothing is taken away. */
export async function saveReference(staffDb: Database, taxonomy: ReferenceTaxonomy): Promise<void> {
  await staffDb.transaction().execute(async (db) => {
    const ctx = unbound({ db });
    await upsertSubjects(ctx, taxonomy);
    await upsertExams(ctx, taxonomy);
    await upsertAreas(ctx, taxonomy);
  });
  forgetReference();
}
