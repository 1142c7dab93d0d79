import { imageLimits } from '@abhyas/contract/media/images';
import { columnNames } from '../reading/columns.ts';
import { rowProblem } from '../reading/row-problems.ts';
import type { Picture, ReadCells, ReadItem } from './exchange.ts';
import type { BookLimits } from './read-file.ts';

const BATCH_ITEMS = 200;
const BATCH_PICTURE_BYTES = 8_000_000;

/**
 * Cuts what was read into pieces that can be handed over, each with few pictures. One picture that many questions show costs its bytes for
 * each of them: what is over the limit of a picture, or of all of a file, is refused by name.
 */
export function* inBatches<T extends ReadItem | ReadCells>(
  items: readonly T[],
  { pictureBytes }: Pick<BookLimits, 'pictureBytes'>,
): Generator<T[]> {
  let batch: T[] = [];
  let inBatch = 0;
  let left = pictureBytes;
  for (const item of items) {
    const pictures: Picture[] = [];
    const problems = [...item.problems];
    for (const picture of item.pictures) {
      const size = picture.bytes.length;
      if (size > imageLimits.maxBytes || size > left) {
        problems.push(rowProblem(columnNames.question, 'PICTURE_REFUSED', { found: `${picture.fileName}: TOO_LARGE` }));
        continue;
      }
      left -= size;
      inBatch += size;
      pictures.push(picture);
    }
    batch.push({ ...item, problems, pictures });
    if (batch.length < BATCH_ITEMS && inBatch < BATCH_PICTURE_BYTES) continue;
    yield batch;
    batch = [];
    inBatch = 0;
  }
  if (batch.length > 0) yield batch;
}
