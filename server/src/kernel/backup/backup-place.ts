import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';
import { openStream, sealStream } from './seal-stream.ts';

/** Where backups lie, with the key that opens them. */
export interface BackupPlace {
  readonly storage: Storage;
  readonly key: Buffer;
  /** Folder of this machine for a file that is not whole yet. */
  readonly staging: string;
}

/** A file that is being written and lies, sealed, in the staging folder; `keepAs` puts it into its place. */
export interface Draft {
  readonly keepAs: (key: string) => Promise<void>;
  readonly drop: () => Promise<void>;
}

/** Seals a stream, through the steps before, into a draft. */
export async function draftOf(place: BackupPlace, source: Readable, ...steps: readonly Transform[]): Promise<Draft> {
  const path = `${place.staging}/${newId()}`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const drop = () => rm(path, { force: true });
  try {
    await pipeline([source, ...steps, sealStream(place.key), createWriteStream(path, { mode: 0o600 })]);
  } catch (error) {
    await drop();
    throw error;
  }
  return { drop, keepAs: (key) => place.storage.putFile(key, path) };
}

/** The open bytes of a sealed file, through the steps after. Fails where it was changed or cut off. */
export async function openSealed(place: BackupPlace, key: string, ...steps: readonly Transform[]): Promise<Readable> {
  const file = await place.storage.get(key);
  if (!file) throw new StartError(`${key} is missing in this place of backups.`);
  const out = new PassThrough();
  // Whoever reads hears of a failure through the stream.
  pipeline([file.stream, openStream(place.key), ...steps, out]).catch((error: unknown) => out.destroy(error as Error));
  return out;
}
