import { Outage, outageOf } from '../outage.ts';
import { Refusal } from '../errors.ts';
import type { ListedFile, Storage } from './storage.ts';

/** Codes of a file that cannot be as it is asked for: a fault of the caller, not of the disk. */
const ofTheFile: ReadonlySet<unknown> = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'EEXIST']);

/** The same storage, whose failures say that it is full or away. */
export function withOutages(storage: Storage): Storage {
  const asked = <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      try {
        return await call(...args);
      } catch (error) {
        throw meant(error);
      }
    };
  };
  return {
    put: asked(storage.put),
    putFile: asked(storage.putFile),
    get: asked(storage.get),
    size: asked(storage.size),
    sizeAll: asked(storage.sizeAll),
    list: (folder) => listed(storage.list(folder)),
    remove: asked(storage.remove),
    removeAll: asked(storage.removeAll),
  };
}

async function* listed(files: AsyncIterable<ListedFile>): AsyncGenerator<ListedFile> {
  try {
    yield* files;
  } catch (error) {
    throw meant(error);
  }
}

function meant(error: unknown): unknown {
  const isOurs = error instanceof Refusal || error instanceof RangeError || error instanceof TypeError;
  if (isOurs || (error instanceof Error && 'code' in error && ofTheFile.has(error.code))) return error;
  return outageOf(error) ?? new Outage('STORAGE_AWAY', error);
}
