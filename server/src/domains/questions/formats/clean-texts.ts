import { rowProblem } from '../reading/row-problems.ts';
import type { ReadCells, ReadItem } from './exchange.ts';

/** A sign that no text may hold: NUL, half a character, or the mark of bytes that were none. */
const isBroken = (text: string) => text.includes('\uFFFD') || text.includes('\0') || !text.isWellFormed();

/** Signs that cannot be stored become U+FFFD, and the question says so: it is refused, not lost. */
export function withCleanTexts<T extends ReadItem | ReadCells>(item: T): T {
  const { pictures, ...words } = item;
  let broken = false;
  const clean = (text: string) => {
    if (!isBroken(text)) return text;
    broken = true;
    return text.toWellFormed().replaceAll('\0', '\uFFFD');
  };
  const kept = mapTexts(words, clean);
  const named = pictures.map((picture) => ({
    ...picture,
    ...mapTexts({ alt: picture.alt, fileName: picture.fileName }, clean),
  }));
  if (!broken) return item;
  return {
    ...kept,
    problems: [...kept.problems, rowProblem('', 'ENCODING_INVALID')],
    pictures: named,
  } as unknown as T;
}

function mapTexts<V>(value: V, change: (text: string) => string): V {
  if (typeof value === 'string') return change(value) as V;
  if (Array.isArray(value)) return value.map((one: unknown) => mapTexts(one, change)) as V;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)])) as V;
}
