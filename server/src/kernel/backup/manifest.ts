import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import { type BackupPlace, draftOf, openSealed } from './backup-place.ts';

const sequences = z.array(z.object({ name: z.string(), last: z.string().nullable() }));
const manifest = z.object({
  format: z.literal(1),
  id: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.record(z.string(), z.object({ rows: z.int(), digest: z.string() })),
  sequences: z.object({ product: sequences, queue: sequences }),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** The keys without which sessions, addresses of files and stored secrets cannot be read. */
  secrets: z.object({ token: z.string(), refresh: z.string(), file: z.string(), data: z.string() }),
});
/** What one backup holds; written last, so that a backup without one is not whole. */
export type Manifest = z.infer<typeof manifest>;

const FOLDER = 'backups';
const NAME = /^backups\/(\d{8}T\d{9}Z)\/manifest$/;
export const partOf = (id: string, part: 'manifest' | 'database' | 'files'): string => `${FOLDER}/${id}/${part}`;
export const folderOf = (id: string): string => `${FOLDER}/${id}`;
export const idAt = (at: Date): string => at.toISOString().replaceAll(/[-:.]/g, '');

export async function putManifest(place: BackupPlace, given: Manifest): Promise<void> {
  const draft = await draftOf(place, Readable.from([Buffer.from(JSON.stringify(given))]), createGzip());
  await draft.keepAs(partOf(given.id, 'manifest'));
}

/** The whole backups of a place, the oldest first; others that were begun are `broken`. */
export async function listBackups({ storage }: BackupPlace): Promise<{ whole: string[]; broken: string[] }> {
  const whole = new Set<string>();
  const seen = new Set<string>();
  for await (const { key } of storage.list(FOLDER)) {
    const [, id = ''] = key.split('/');
    seen.add(id);
    if (NAME.test(key)) whole.add(id);
  }
  return { whole: [...whole].sort(), broken: [...seen].filter((id) => !whole.has(id)) };
}

/** One backup, or the newest. */
export async function readManifest(place: BackupPlace, id?: string): Promise<Manifest> {
  const { whole } = await listBackups(place);
  const wanted = id ?? whole.at(-1);
  if (wanted === undefined) throw new StartError('There is no backup in this place.');
  if (!whole.includes(wanted))
    throw new StartError(`There is no backup ${wanted} here; there are: ${whole.join(', ')}.`);
  return manifest.parse(JSON.parse(await text(await openSealed(place, partOf(wanted, 'manifest'), createGunzip()))));
}
