import { imageLimits } from '@abhyas/contract/media/images';
import type { RowProblem } from '@abhyas/contract/questions/imports';
import type { Context } from '../../../../kernel/context.ts';
import { ImageError } from '../../../../kernel/images/image-error.ts';
import { type Crop, readImage } from '../../../../kernel/images/read-image.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import type { Picture } from '../../formats/exchange.ts';
import { columnNames } from '../../reading/columns.ts';
import { rowProblem } from '../../reading/row-problems.ts';
import type { StagedPicture } from './pictures.store.ts';

/** A file may bring so many bytes of pictures. */
export const MOST_BYTES = 100_000_000;

/** A picture as a file brings it; without bytes where the file had more of them than is taken. */
type Brought = Omit<Picture, 'bytes'> & { readonly bytes: Uint8Array | undefined; readonly crop?: Crop | undefined };
/** Keeps pictures of a row: the ids of those that could be, and what is wrong with the others. */
export type KeepPictures = (
  row: number,
  pictures: readonly Brought[],
) => Promise<{ readonly kept: ReadonlySet<string>; readonly problems: RowProblem[] }>;

/** Makes the pictures of a file safe and stores them, one after the other; what was stored can be thrown away again. */
export class PictureStage {
  /** Nobody else keeps files there. */
  readonly #folder: string;
  readonly #stored: string[] = [];
  #bytes = 0;

  constructor(ctx: Context, importId: string) {
    this.#folder = `${ctx.instituteId}/media/imports/${importId}`;
  }

  /** Throws away what an earlier reading of the same file stored before it was cut off. */
  async clear(): Promise<void> {
    await runtime().storage.removeAll(this.#folder);
    this.#bytes = 0;
  }

  /** Pictures of one row as they are kept, or what is wrong with them. */
  async stage(row: number, pictures: readonly Brought[]): Promise<{ staged: StagedPicture[]; problems: RowProblem[] }> {
    const staged: StagedPicture[] = [];
    const problems: RowProblem[] = [];
    for (const { id, bytes, alt, fileName, crop } of pictures) {
      this.#bytes += bytes?.length ?? 0;
      if (!bytes || bytes.length > imageLimits.maxBytes || this.#bytes > MOST_BYTES) {
        problems.push(rowProblem(columnNames.question, 'PICTURE_REFUSED', { found: `${fileName}: TOO_LARGE` }));
        continue;
      }
      try {
        const image = await readImage(bytes, imageLimits, crop);
        const storageKey = `${this.#folder}/${id}.${image.extension}`;
        await runtime().storage.put(storageKey, image.bytes);
        this.#stored.push(storageKey);
        const { type, width, height } = image;
        staged.push({
          id,
          row,
          storageKey,
          type,
          width,
          height,
          bytes: image.bytes.length,
          alt,
          fileName: fileName.slice(0, 200).toWellFormed(),
        });
      } catch (error) {
        if (!(error instanceof ImageError)) throw error;
        problems.push(
          rowProblem(columnNames.question, 'PICTURE_REFUSED', {
            found: `${fileName}: ${error.values['what'] ?? error.code}`,
          }),
        );
      }
    }
    return { staged, problems };
  }

  /** Nothing of what was stored is wanted. */
  async discard(): Promise<void> {
    await dropFiles(this.#stored);
  }
}

/** Removes stored files; one that is gone already is no matter. */
export async function dropFiles(storageKeys: readonly string[]): Promise<void> {
  const { storage } = runtime();
  for (const key of storageKeys) await storage.remove(key);
}
