import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { Storage } from '../storage/storage.ts';
import { type BackupPlace, draftOf, openSealed } from './backup-place.ts';

const FOLDER = 'erasures';
const erasure = z.object({ instituteId: z.int(), accountId: z.string().nullable(), at: z.iso.datetime() });
/** Somebody, or with no account a whole institute, that was erased for good. */
export type Erasure = z.infer<typeof erasure>;

const keyOf = ({ instituteId, accountId }: Erasure) => `${FOLDER}/${instituteId}/${accountId ?? 'institute'}.json`;

/**
 * Notes an erasure among the files, beside the database: a database that is restored as it was before does not know of it. Says who by a
 * number alone.
 */
export const noteErasure = (storage: Storage, one: Erasure): Promise<void> =>
  storage.put(keyOf(one), Buffer.from(`${JSON.stringify(one)}\n`));

/** All that were noted in a storage, the oldest first. */
export async function listErasures(storage: Storage): Promise<Erasure[]> {
  const found: Erasure[] = [];
  for await (const { key } of storage.list(FOLDER)) {
    const file = await storage.get(key);
    if (file) found.push(erasure.parse(await json(file.stream)));
  }
  return inOrder(found);
}

/** Keeps them in the place of the backups as well, and for good: a storage may be lost together with its database. */
export async function keepErasures(place: BackupPlace, storage: Storage): Promise<void> {
  for (const one of await listErasures(storage)) {
    if ((await place.storage.size(keyOf(one))) !== undefined) continue;
    const draft = await draftOf(place, Readable.from([Buffer.from(JSON.stringify(one))]));
    await draft.keepAs(keyOf(one));
  }
}

/** Those that the place of the backups knows, the oldest first. */
export async function keptErasures(place: BackupPlace): Promise<Erasure[]> {
  const found: Erasure[] = [];
  for await (const { key } of place.storage.list(FOLDER))
    found.push(erasure.parse(await json(await openSealed(place, key))));
  return inOrder(found);
}

const inOrder = (erasures: readonly Erasure[]): Erasure[] => erasures.toSorted((a, b) => a.at.localeCompare(b.at));
