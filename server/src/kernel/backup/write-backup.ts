import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';
import { type BackupPlace, draftOf } from './backup-place.ts';
import { writeFiles } from './backed-files.ts';
import { plainClient } from './list-tables.ts';
import { idAt, listBackups, type Manifest, partOf, putManifest } from './manifest.ts';
import { pruneBackups } from './prune-backups.ts';
import { type OwnerUrls, type WrittenDatabase, writeDatabase } from './write-database.ts';

/** 'back' */
const LOCK = 0x6261_636b;

interface Source {
  readonly urls: OwnerUrls;
  readonly storage: Storage;
  readonly secrets: Manifest['secrets'];
  readonly at: Date;
}

/**
 * One backup: the database as it was at one moment, then the files, then the manifest, which makes it whole. A file that is removed between
 * the two is missing in both, and one that comes between is in the files alone. Keeps `keep` backups.
 */
export async function writeBackup(
  place: BackupPlace,
  { urls, storage, secrets, at }: Source,
  keep: number,
): Promise<{ readonly manifest: Manifest; readonly removed: readonly string[] }> {
  const free = await lockBackups(urls.owner);
  try {
    return await writeLocked(place, { urls, storage, secrets, at }, keep);
  } finally {
    await free();
  }
}

/** A second one at the same time would remove what the first has not finished. */
async function lockBackups(ownerUrl: string): Promise<() => Promise<void>> {
  const client = await plainClient(ownerUrl);
  const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK]);
  if (rows[0]?.free) return () => client.end();
  await client.end();
  throw new StartError('Another backup of this database is under way.');
}

async function writeLocked(
  place: BackupPlace,
  { urls, storage, secrets, at }: Source,
  keep: number,
): Promise<{ readonly manifest: Manifest; readonly removed: readonly string[] }> {
  const id = idAt(at);
  const before = (await listBackups(place)).whole.at(-1);
  const database = await keepDatabase(place, urls, id);
  const files = await writeFiles(place, storage, { id, before });
  const manifest: Manifest = {
    format: 1,
    id,
    at: at.toISOString(),
    migrations: [...database.migrations],
    tables: { ...database.tables },
    sequences: { product: [...database.sequences.product], queue: [...database.sequences.queue] },
    files,
    secrets,
  };
  await putManifest(place, manifest);
  return { manifest, ...(await pruneBackups(place, keep)) };
}

async function keepDatabase(place: BackupPlace, urls: OwnerUrls, id: string): Promise<WrittenDatabase> {
  const pieces = new PassThrough();
  const sealed = draftOf(place, pieces, createGzip());
  sealed.catch(() => {}); // heard below
  const write = (bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      pieces.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  try {
    const written = await writeDatabase(urls, write);
    pieces.end();
    await (await sealed).keepAs(partOf(id, 'database'));
    return written;
  } catch (error) {
    pieces.destroy(error as Error);
    // What made the file fail says more than that it could not be written to.
    throw await sealed.then(
      ({ drop }) => drop().then(() => error),
      (own: unknown) => own,
    );
  }
}
