import { SheetError } from '../../../kernel/sheets/sheet.ts';
import { listZip, unpackEntry, type ZipEntry } from '../../../kernel/sheets/zip-directory.ts';
import { FileProblem } from './file-problem.ts';

export interface OpenZip {
  readonly names: readonly string[];
  /** Undefined where the archive has no such entry. */
  read(name: string): Buffer | undefined;
}

/**
 * Opens an archive whose entries stay where they belong: no path out of it, no archive within it, and all of it unpacked no larger than
 * `mostBytes`. Entries are unpacked when they are asked for, once, never more than they declare.
 */
export function openZip(bytes: Uint8Array, mostBytes: number): OpenZip {
  const entries = guarded(() => listZip(bytes));
  let total = 0;
  for (const { name, unpackedBytes } of entries) {
    total += unpackedBytes;
    if (/^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)|\0/i.test(name)) throw new FileProblem('ZIP_PATH', { name });
    if (/\.(?:zip|gz|tgz|tar|7z|rar|bz2|xz|jar)$/i.test(name)) throw new FileProblem('ZIP_NESTED', { name });
  }
  if (total > mostBytes) throw new FileProblem('FILE_TOO_LARGE', { allowed: mostBytes });
  const byName = new Map<string, ZipEntry>(entries.map((entry) => [entry.name, entry]));
  const unpacked = new Map<string, Buffer>();
  return {
    names: entries.map(({ name }) => name),
    read: (name) => {
      const known = unpacked.get(name);
      if (known) return known;
      const entry = byName.get(name);
      if (!entry) return undefined;
      const content = guarded(() => unpackEntry(bytes, entry));
      if (content.length > 4 && content.readUInt32BE(0) === 0x504b0304) throw new FileProblem('ZIP_NESTED', { name });
      unpacked.set(name, content);
      return content;
    },
  };
}

function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    if (error.code === 'SHEET_ENCRYPTED') throw new FileProblem('ZIP_ENCRYPTED');
    throw new FileProblem(error.code === 'SHEET_TOO_LARGE' ? 'FILE_TOO_LARGE' : 'ZIP_BROKEN', { ...error.values });
  }
}
