import type { PackageStandard, PackageUnit } from '@abhyas/contract/media/packages';
import { sql } from 'kysely';
import type { Context, TransactionContext } from '../../../kernel/context.ts';
import { brought, json } from '../../../kernel/database/sql.ts';

type Scope = Pick<Context, 'db' | 'instituteId'>;

export interface StoredPackage {
  readonly mediaId: string;
  readonly standard: PackageStandard;
  readonly title: string;
  readonly units: readonly PackageUnit[];
}
export interface PackageFile {
  readonly path: string;
  readonly number: number;
  readonly bytes: number;
}

/** Folder of the storage in which the files of a package lie, each under its number. */
export const packageFolder = (instituteId: number, mediaId: string): string => `${instituteId}/packages/${mediaId}`;

export async function findPackage({ db, instituteId }: Scope, mediaId: string): Promise<StoredPackage | undefined> {
  const row = await db
    .selectFrom('media_packages')
    .select(['standard', 'title', 'units'])
    .where('institute_id', '=', instituteId)
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  return (
    row && {
      mediaId,
      standard: row.standard as PackageStandard,
      title: row.title,
      units: row.units as readonly PackageUnit[],
    }
  );
}

/** Writes a package with all its files at once. */
export async function insertPackage(
  tx: TransactionContext,
  { mediaId, standard, title, units }: StoredPackage,
  files: readonly PackageFile[],
): Promise<void> {
  await tx.db
    .insertInto('media_packages')
    .values({
      institute_id: tx.instituteId,
      media_id: mediaId,
      standard,
      title,
      units: json(units),
      files: files.length,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      unpacked_at: tx.clock.now(),
    })
    .execute();
  await tx.db
    .insertInto('media_package_files')
    .columns(['institute_id', 'media_id', 'path', 'number', 'bytes'])
    .expression(
      sql`select place.institute_id, ${mediaId}::uuid, path, number, bytes
        from ${brought(tx, sql`jsonb_to_recordset(${JSON.stringify(files)}::jsonb) as file(path text, number integer, bytes bigint)`)}`,
    )
    .execute();
}

/** A file of a package by its path; where no such path is known, one that differs in capitals alone, as makers on Windows write them. */
export async function findPackageFile(
  { db, instituteId }: Scope,
  mediaId: string,
  path: string,
): Promise<PackageFile | undefined> {
  const files = db
    .selectFrom('media_package_files')
    .select(['path', 'number', 'bytes'])
    .where('institute_id', '=', instituteId)
    .where('media_id', '=', mediaId);
  return (
    (await files.where('path', '=', path).executeTakeFirst()) ??
    (await files
      .where(sql<boolean>`lower(path) = lower(${path})`)
      .limit(1)
      .executeTakeFirst())
  );
}
