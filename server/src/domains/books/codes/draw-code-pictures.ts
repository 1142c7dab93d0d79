import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { writtenCode } from '@abhyas/contract/books/shapes';
import { zipPieces } from '../../../kernel/sheets/zip-pieces.ts';
import type { CodeLabel } from './code-labels.ts';
import { breathe, darkRuns, QUIET_ZONE } from './qr-rows.ts';

/** Room for the written code below the square one, in squares. */
const WRITTEN = 6;

/** One code as an SVG picture: the square code with its quiet zone, and the same in letters below it. Pure. */
export function codePicture({ address, code }: Pick<CodeLabel, 'address' | 'code'>): string {
  const { size, runs } = darkRuns(address);
  const width = size + 2 * QUIET_ZONE;
  const height = width + WRITTEN;
  const path = runs
    .map(({ row, column, length }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width / 2}mm" height="${height / 2}mm">`,
    `<rect width="${width}" height="${height}" fill="#fff"/><path d="${path}" shape-rendering="crispEdges"/>`,
    `<text x="${width / 2}" y="${width + 2}" text-anchor="middle" font-family="monospace" font-weight="700" font-size="5">${writtenCode(code)}</text></svg>\n`,
  ].join('');
}

/** An archive with one picture for each code, in folders by chapter and exercise. */
export async function drawCodePictures(
  labels: readonly CodeLabel[],
  tell: (progress: number) => Promise<void>,
): Promise<Buffer> {
  async function* parts() {
    for (const [at, label] of labels.entries()) {
      yield { name: `${label.path}.svg`, content: [codePicture(label)] };
      await breathe();
      if (at % 200 === 199) await tell(Math.floor((95 * at) / labels.length));
    }
  }
  return buffer(Readable.from(zipPieces(parts())));
}
