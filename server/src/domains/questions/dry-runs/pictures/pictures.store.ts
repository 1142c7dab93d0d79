import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../../kernel/context.ts';

/** A picture of a file that is being imported: safe and stored, not yet the institute's. */
export interface StagedPicture {
  readonly id: string;
  readonly row: number;
  readonly storageKey: string;
  readonly type: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly fileName: string;
}

export async function insertPictures(
  tx: TransactionContext,
  importId: string,
  pictures: readonly StagedPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await tx.db
    .insertInto('question_import_pictures')
    .values(
      pictures.map(({ storageKey, fileName, ...picture }) => ({
        ...picture,
        institute_id: tx.instituteId,
        import_id: importId,
        storage_key: storageKey,
        file_name: fileName,
      })),
    )
    .execute();
}

const select = (ctx: Context, importId: string) =>
  ctx.db
    .selectFrom('question_import_pictures as p')
    .select([
      'p.id',
      'p.row',
      'p.storage_key as storageKey',
      'p.type',
      'p.bytes',
      'p.width',
      'p.height',
      'p.alt',
      'p.file_name as fileName',
    ])
    .where('p.institute_id', '=', ctx.instituteId)
    .where('p.import_id', '=', importId);

/** Pictures of some rows. */
export async function listPictures(ctx: Context, importId: string, rows: readonly number[]): Promise<StagedPicture[]> {
  return select(ctx, importId)
    .where('p.row', '=', sql<number>`any(${[...rows]}::int[])`)
    .execute();
}

/** Every picture of an import; `ready`: of the rows that are going to be written alone. */
export async function listAllPictures(
  ctx: Context,
  importId: string,
  { ready }: { readonly ready: boolean },
): Promise<StagedPicture[]> {
  return select(ctx, importId)
    .$if(ready, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('question_import_rows as r')
            .select('r.row')
            .where('r.institute_id', '=', ctx.instituteId)
            .where('r.import_id', '=', importId)
            .whereRef('r.row', '=', 'p.row')
            .where('r.state', '=', 'ready'),
        ),
      ),
    )
    .execute();
}

export async function removePictures(tx: TransactionContext, importId: string, ids: readonly string[]): Promise<void> {
  await tx.db
    .deleteFrom('question_import_pictures')
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

/** Those of an earlier reading of the same file. */
export async function removeAllPictures(tx: TransactionContext, importId: string): Promise<void> {
  await tx.db
    .deleteFrom('question_import_pictures')
    .where('institute_id', '=', tx.instituteId)
    .where('import_id', '=', importId)
    .execute();
}
