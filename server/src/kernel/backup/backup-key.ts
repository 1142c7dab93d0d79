import { createHmac, hkdfSync, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '../start-error.ts';
import type { Storage } from '../storage/storage.ts';

/** What opens the backups of one place: a passphrase, or a file of at least 32 random bytes. */
export interface BackupSecret {
  readonly passphrase?: string | undefined;
  readonly keyFile?: string | undefined;
}

const HEAD = 'abhyas-backups.json';
const head = z.object({ format: z.literal(1), salt: z.string(), check: z.string() });
/** 128 MB for one try: a passphrase that was stolen with the backups costs its guesser as much as it can. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 };

/**
 * The key of a place of backups. The place keeps a salt and a check, so that a wrong passphrase is known before anything is written; a new
 * place gets them where backups are to be written.
 */
export async function backupKey(place: Storage, secret: BackupSecret, forWriting = true): Promise<Buffer> {
  const known = await readHead(place);
  if (!known && !forWriting) throw new StartError('There is no backup in this place.');
  const salt = known ? Buffer.from(known.salt, 'base64') : randomBytes(32);
  const key = await derive(secret, salt);
  const check = createHmac('sha256', key).update('abhyas:backup check').digest();
  if (!known) {
    const made = { format: 1, salt: salt.toString('base64'), check: check.toString('base64') };
    await place.put(HEAD, Buffer.from(`${JSON.stringify(made)}\n`));
    return key;
  }
  const expected = Buffer.from(known.check, 'base64');
  if (expected.length !== check.length || !timingSafeEqual(expected, check))
    throw new StartError('The passphrase or key file is not the one that the backups of this place were made with.');
  return key;
}

async function readHead(place: Storage): Promise<z.infer<typeof head> | undefined> {
  const file = await place.get(HEAD);
  if (!file) return undefined;
  const read = head.safeParse(JSON.parse(await text(file.stream)));
  if (!read.success) throw new StartError(`${HEAD} of this place is damaged: put it back, nothing opens without it.`);
  return read.data;
}

async function derive({ passphrase, keyFile }: BackupSecret, salt: Buffer): Promise<Buffer> {
  if (keyFile) {
    const bytes = await readFile(keyFile).catch(() => undefined);
    if (!bytes || bytes.length < 32)
      throw new StartError(
        `${keyFile} cannot be read or holds fewer than 32 bytes: make one by "openssl rand -out ${keyFile} 32".`,
      );
    return Buffer.from(hkdfSync('sha256', bytes, salt, 'abhyas:backup key', 32));
  }
  if (!passphrase) throw new StartError('A backup is encrypted: set BACKUP_KEY_FILE or BACKUP_PASSPHRASE.');
  return promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)(passphrase, salt, 32, cost);
}
