import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../ids.ts';

/** Files by key; the database holds the key. */
export interface Storage {
  /** Writes the file whole and durably; an existing one is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Undefined where there is no such file. */
  get(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  remove(key: string): Promise<void>;
  /** Removes every file below a folder. */
  removeAll(folder: string): Promise<void>;
}

/** Files in a folder. A file appears only once it is whole and on disk. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => {
    const path = normalize(join(root, key));
    if (!path.startsWith(normalize(root + '/'))) throw new RangeError(`a storage key may not leave the folder: ${key}`);
    return path;
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const staged = `${path}.${newId()}`;
      const file = await open(staged, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(staged, path);
    },
    async get(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => undefined);
      return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : undefined;
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (folder) => rm(pathOf(folder), { force: true, recursive: true }),
  };
}

/** Addresses of files that only the server can make, and that expire. */
export interface AddressSigner {
  /** A path below `/files/`, valid until the end of the next day so that caches work. */
  sign(instituteId: number, key: string, now: Date): string;
  /** True when the signature fits and has not expired. */
  check(instituteId: number, key: string, expires: string, signature: string, now: Date): boolean;
}

const DAY_SECONDS = 86_400;

/** Signs with HMAC-SHA256 over institute, key and expiry (seconds since 1970). */
export function addressSigner(secret: string): AddressSigner {
  const signature = (instituteId: number, key: string, expires: string) =>
    createHmac('sha256', secret).update(`${instituteId}\n${key}\n${expires}`).digest('base64url');
  return {
    sign(instituteId, key, now) {
      const expires = String((Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS);
      return `/files/${key}?expires=${expires}&signature=${signature(instituteId, key, expires)}`;
    },
    check(instituteId, key, expires, given, now) {
      const expected = createHash('sha256')
        .update(signature(instituteId, key, expires))
        .digest();
      return (
        timingSafeEqual(expected, createHash('sha256').update(given).digest()) && Number(expires) * 1000 > now.getTime()
      );
    },
  };
}
