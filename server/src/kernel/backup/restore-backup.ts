import { createGunzip } from 'node:zlib';
import type { Storage } from '../storage/storage.ts';
import { StartError } from '../start-error.ts';
import { type BackupPlace, openSealed } from './backup-place.ts';
import { type BackedFile, listBacked, restoreFile } from './backed-files.ts';
import { type Manifest, partOf } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { type OwnerUrls, writeDatabase } from './write-database.ts';

interface Target {
  readonly urls: OwnerUrls;
  readonly storage: Storage;
  /** Which files are put there; the others are read and compared only. */
  readonly wants: (file: BackedFile) => boolean;
}

/**
 * Restores a backup into an empty database and a storage, and compares all of it with what the backup says of itself: rows and sums of each
 * table, sums of each file. Fails with a StartError that names the first difference.
 */
export async function restoreBackup(
  place: BackupPlace,
  manifest: Manifest,
  { urls, storage, wants }: Target,
): Promise<{ readonly rows: number; readonly files: number }> {
  // Files first: where one of them is damaged the database is still empty, and the restore can be tried again.
  let files = 0;
  for await (const file of listBacked(place, manifest.id)) {
    await restoreFile(place, file, wants(file) ? storage : undefined);
    files++;
  }
  if (files !== manifest.files.count)
    throw new StartError(`The backup lists ${files} files where it should have ${manifest.files.count}.`);
  const stream = await openSealed(place, partOf(manifest.id, 'database'), createGunzip());
  const rows = await restoreDatabase(urls, stream, { ...manifest, check: () => compareTables(urls, manifest) });
  return { rows, files };
}

/** Reads the restored rows as a backup would, and compares. Answers how many there are. */
async function compareTables(urls: OwnerUrls, { tables }: Manifest): Promise<number> {
  const found = (await writeDatabase(urls, async () => {})).tables;
  for (const name of new Set([...Object.keys(tables), ...Object.keys(found)])) {
    const [was, is] = [tables[name], found[name]];
    if (was?.rows !== is?.rows)
      throw new StartError(`${name} has ${is?.rows ?? 0} rows where the backup had ${was?.rows ?? 0}.`);
    if (was?.digest !== is?.digest) throw new StartError(`The rows of ${name} are not those of the backup.`);
  }
  return Object.values(found).reduce((sum, { rows }) => sum + rows, 0);
}
