import type { Context } from '../../../kernel/context.ts';
import { runtime } from '../../../kernel/runtime.ts';

/** Where in the storage everything lies that the server made of a file: the sizes of a video, the files of a package. */
const derivedFolders = (instituteId: number, mediaId: string): readonly string[] => [
  `${instituteId}/media/${mediaId}`,
  `${instituteId}/packages/${mediaId}`,
];

/** Bytes of all that was made of a file, as the storage holds it. */
export async function measureDerived({ instituteId }: Pick<Context, 'instituteId'>, mediaId: string): Promise<number> {
  let bytes = 0;
  for (const folder of derivedFolders(instituteId, mediaId)) bytes += await runtime().storage.sizeAll(folder);
  return bytes;
}

/** Removes all that was made of a file, or of one that is gone. */
export async function removeDerived({ instituteId }: Pick<Context, 'instituteId'>, mediaId: string): Promise<void> {
  for (const folder of derivedFolders(instituteId, mediaId)) await runtime().storage.removeAll(folder);
}
