import { entryPath } from '../../../../kernel/archive/entry-path.ts';
import { type Archive, openArchive } from '../../../../kernel/archive/open-archive.ts';
import { bytesOf } from '../../../../kernel/archive/bytes-of.ts';
import { storedSource } from '../../../../kernel/archive/stored-source.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { archiveLimits } from '@abhyas/contract/courses/portability';
import { ArchiveError } from '../../../../kernel/archive/archive-error.ts';

/** Files to import from: those of an archive, or of a folder whose files are still in the browser. */
export interface ImportSource {
  /** Bytes by path, in the order in which people sort: 2 before 10. */
  readonly files: ReadonlyMap<string, number>;
  /** Name of the archive or folder, without its ending. */
  readonly name: string;
  /** A small file whole; undefined where its bytes are not here. */
  readonly read: (path: string) => Promise<Buffer | undefined>;
}

const byName = new Intl.Collator('en', { numeric: true });
const sorted = (files: Iterable<readonly [string, number]>) =>
  new Map([...files].sort(([a], [b]) => byName.compare(a, b)));

/** The archive of an upload, opened; the caller closes it. Throws ArchiveError. */
export async function openUploadedArchive(storageKey: string): Promise<Archive> {
  const { files, bytes, ratio } = archiveLimits;
  return openArchive(await storedSource(runtime().storage, storageKey), { files, bytes, ratio });
}

export function archiveSource(archive: Archive, fileName: string): ImportSource {
  return {
    files: sorted([...archive.files].map(([path, { bytes }]) => [path, bytes])),
    name: fileName.replace(/\.[^.]+$/, ''),
    read: async (path) => {
      const file = archive.files.get(path);
      return file && bytesOf(await file.open(), archiveLimits.outline);
    },
  };
}

interface Folder {
  readonly name: string;
  readonly files: readonly { readonly path: string; readonly bytes: number }[];
  readonly outline: { readonly path: string; readonly bytes: string } | null;
}

/** A folder by what the browser says of it; its own name stands before each path. Throws ArchiveError, by the rules of archives. */
export function folderSource({ name, files, outline }: Folder): ImportSource {
  const known = new Map<string, number>();
  for (const { path, bytes } of files) {
    const checked = entryPath(path);
    if (checked !== undefined) known.set(checked, bytes);
  }
  if (known.size > archiveLimits.files) throw new ArchiveError('tooManyFiles');
  if ([...known.values()].reduce((sum, one) => sum + one, 0) > archiveLimits.bytes) throw new ArchiveError('tooLarge');
  return {
    files: sorted(known),
    name,
    read: async (path) =>
      outline && entryPath(outline.path) === path ? Buffer.from(outline.bytes, 'base64') : undefined,
  };
}
