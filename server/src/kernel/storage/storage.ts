import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';

/** Bytes of a file from one to another, both included, counted from 0. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** A file that is there. */
export interface StoredFile {
  /** The bytes that were asked for; opened by whoever asks for it. */
  readonly stream: Readable;
  /** Writes them to a connection instead, and ends the answer. Resolves when they are written or the reader has gone away. */
  readonly sendTo: (out: ServerResponse) => Promise<void>;
  /** Of the whole file, also where a part was asked for. */
  readonly bytes: number;
}

/** A file of a list. */
export interface ListedFile {
  readonly key: string;
  readonly bytes: number;
  /** Another one than before: the file was written anew. */
  readonly mark: string;
}

/** Files by key; the database holds the key. */
export interface Storage {
  /** Writes the file whole and durably; an existing one is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same with a file of this machine, which is gone afterwards: for what does not fit into memory. */
  putFile(key: string, path: string): Promise<void>;
  /** Undefined where there is no such file, or nothing of it in the range. */
  get(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** How many bytes the file has; undefined where there is none. */
  size(key: string): Promise<number | undefined>;
  /** How many bytes all files below a folder have together; 0 where there are none. */
  sizeAll(folder: string): Promise<number>;
  /** Every file below a folder, or all; in no order. */
  list(folder?: string): AsyncIterable<ListedFile>;
  remove(key: string): Promise<void>;
  /** Removes every file below a folder. */
  removeAll(folder: string): Promise<void>;
}

/** A key that means one place and no other: no empty, `.` or `..` part, no backslash, nothing unseen. Throws RangeError. */
export function checkedKey(key: string): string {
  const unclear = key.split('/').some((part) => part === '' || part === '.' || part === '..');
  if (unclear || /[\\\p{Cc}]/u.test(key)) throw new RangeError(`a storage key may not leave the folder: ${key}`);
  return key;
}
