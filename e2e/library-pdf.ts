import type { TestInstitute, World } from '@abhyas/server/testing';
import { insertMediaFile } from '../server/src/domains/media/files/media-files.store.ts';
import { inTransaction } from '../server/src/kernel/context.ts';
import { newId } from '../server/src/kernel/ids.ts';
import { runtime } from '../server/src/kernel/runtime.ts';
import { somePdf } from './some-pdf.ts';

/** A document in the library of an institute, as it is after its upload: a page for each of these words. Returns its id. */
export async function libraryPdf(
  { world }: { readonly world: World },
  place: TestInstitute,
  fileName: string,
  pages: readonly string[],
): Promise<string> {
  const mediaId = newId();
  const bytes = somePdf(pages);
  const storageKey = `${place.id}/media/${mediaId}.pdf`;
  await runtime().storage.put(storageKey, bytes);
  const file = {
    mediaId,
    ownerId: null,
    kind: 'document',
    storageKey,
    type: 'application/pdf',
    inLibrary: true,
  } as const;
  await inTransaction(place.ctx(), (tx) => insertMediaFile(tx, { ...file, bytes: bytes.length, fileName }));
  await world.query(`update media_files set state = 'ready', pages = $2 where id = $1`, [mediaId, pages.length]);
  return mediaId;
}
