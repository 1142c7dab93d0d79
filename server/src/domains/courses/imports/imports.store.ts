import type { CourseImport, ImportPlan, ImportProblem } from '@abhyas/contract/courses/portability';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { json } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import type { Recipe } from '../portability/recipe.ts';

type Scope = Pick<Context, 'db' | 'instituteId'>;

export interface ImportRow {
  readonly importId: string;
  readonly accountId: string | null;
  readonly state: CourseImport['state'];
  readonly percent: number;
  /** The archive; null: a folder. */
  readonly mediaId: string | null;
  readonly plan: ImportPlan;
  readonly recipe: Recipe | null;
  /** Of a folder: uploads by path. */
  readonly uploads: Readonly<Record<string, string>>;
  readonly courseId: string | null;
  readonly problem: ImportProblem | null;
}

export async function getImport({ db, instituteId }: Scope, importId: string, lock = false): Promise<ImportRow> {
  const query = db
    .selectFrom('course_imports')
    .selectAll()
    .where('institute_id', '=', instituteId)
    .where('id', '=', importId);
  const row = (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? fail('NOT_FOUND');
  return {
    importId: row.id,
    accountId: row.account_id,
    state: row.state as ImportRow['state'],
    percent: row.percent,
    mediaId: row.media_id,
    plan: row.plan as ImportPlan,
    recipe: row.recipe as Recipe | null,
    uploads: row.uploads as Readonly<Record<string, string>>,
    courseId: row.course_id,
    problem: row.problem as ImportProblem | null,
  };
}

export async function insertImport(
  tx: TransactionContext,
  row: Pick<ImportRow, 'importId' | 'accountId' | 'mediaId' | 'plan' | 'recipe'>,
): Promise<void> {
  await tx.db
    .insertInto('course_imports')
    .values({
      institute_id: tx.instituteId,
      id: row.importId,
      account_id: row.accountId,
      state: 'planned',
      media_id: row.mediaId,
      plan: json(row.plan),
      recipe: json(row.recipe),
      uploads: json({}),
      created_at: tx.clock.now(),
      updated_at: tx.clock.now(),
    })
    .execute();
}

type Change = Partial<Pick<ImportRow, 'state' | 'percent' | 'uploads' | 'courseId' | 'problem'>>;

export async function saveImport(ctx: Context, importId: string, change: Change): Promise<void> {
  await ctx.db
    .updateTable('course_imports')
    .set({
      ...(change.state && { state: change.state }),
      ...(change.percent !== undefined && { percent: change.percent }),
      ...(change.uploads && { uploads: json(change.uploads) }),
      ...(change.courseId && { course_id: change.courseId }),
      ...(change.problem && { problem: json(change.problem) }),
      updated_at: ctx.clock.now(),
    })
    .where('institute_id', '=', ctx.instituteId)
    .where('id', '=', importId)
    .execute();
}

/** Imports that were left alone since; one that is being made is not among them. */
export async function removeOldImports(ctx: Context, before: Date): Promise<void> {
  await ctx.db
    .deleteFrom('course_imports')
    .where('institute_id', '=', ctx.instituteId)
    .where('updated_at', '<', before)
    .where('state', '!=', 'working')
    .execute();
}
