import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { newId } from '../ids.ts';
import { pourFile } from './pour-file.ts';
import { checkedKey, type ListedFile, type Storage } from './storage.ts';

/** Files in a folder. A file appears only once it is whole and on disk. */
export function diskStorage(root: string): Storage {
  const pathOf = (key: string) => join(root, checkedKey(key));
  const place = async (key: string, write: (staged: string) => Promise<void>) => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    const staged = `${path}.${newId()}`;
    try {
      await write(staged);
      await rename(staged, path);
    } catch (error) {
      await rm(staged, { force: true });
      throw error;
    }
  };
  return {
    put: (key, bytes) => place(key, (staged) => writeDurably(staged, bytes)),
    putFile: (key, from) => place(key, (staged) => moveDurably(from, staged)),
    async get(key, range) {
      const path = pathOf(key);
      const bytes = await sizeOf(path);
      if (bytes === undefined || (range && (range.from > range.to || range.from >= bytes))) return undefined;
      const part = { from: range?.from ?? 0, to: Math.min(range?.to ?? Infinity, bytes - 1) };
      return {
        get stream() {
          // One after the last byte of an empty file is no end that a stream takes.
          return createReadStream(path, bytes === 0 ? {} : { start: part.from, end: part.to });
        },
        sendTo: (out) => pourFile(path, part, out),
        bytes,
      };
    },
    size: async (key) => sizeOf(pathOf(key)),
    sizeAll: async (folder) => sizeOfFolder(pathOf(folder)),
    list: (folder) => listFolder(root, folder === undefined ? root : pathOf(folder)),
    remove: async (key) => rm(pathOf(key), { force: true }),
    removeAll: async (folder) => rm(pathOf(folder), { force: true, recursive: true }),
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(unlessMissing);
  return found?.isFile() ? found.size : undefined;
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(unlessMissing);
  let bytes = 0;
  for (const entry of entries ?? [])
    if (entry.isFile()) bytes += (await sizeOf(join(entry.parentPath, entry.name))) ?? 0;
  return bytes;
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedFile> {
  const opened = await opendir(folder, { recursive: true }).catch(unlessMissing);
  for await (const entry of opened ?? []) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(unlessMissing); // gone meanwhile
    const key = relative(root, path).replaceAll(sep, '/');
    if (found) yield { key, bytes: found.size, mark: `${found.mtimeMs}` };
  }
}

const missing: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (!missing.has(error.code)) throw error;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename where both lie on one disk, else a copy; on disk before it counts. */
async function moveDurably(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await rm(from);
  }
  const file = await open(to, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
