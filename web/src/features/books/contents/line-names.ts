import type { BookItemKind } from '@abhyas/contract/books/shapes';
import type { TFunction } from 'i18next';

interface Named {
  readonly kind: BookItemKind;
  readonly title: string;
  readonly number: string;
}

/** A line as people say it: `Chapter 7, Rotation`, `Exercise 7.2`, `Question 14`. */
export function lineName({ kind, title, number }: Named, t: TFunction): string {
  if (number === '' || (kind !== 'chapter' && kind !== 'exercise' && kind !== 'question'))
    return title || t(`books.kinds.${kind}`);
  const numbered = t(`books.numbered.${kind}`, { number });
  return title === '' || kind === 'question' ? numbered : `${numbered}, ${title}`;
}

/** A line with the exercise that it lies in: `Exercise 7.2, Question 11`. */
export function placeName(line: Named, exercise: string | null, t: TFunction): string {
  const name = lineName(line, t);
  return exercise ? `${t('books.numbered.exercise', { number: exercise })}, ${name}` : name;
}

interface Placed extends Named {
  readonly parentId: string | null;
  readonly itemId: string;
}

/** The number that a new line gets: after its neighbours; of the first exercise of chapter 7 it is 7.1. */
export function nextNumberIn(lines: readonly Placed[], parentId: string | null, kind: 'chapter' | 'exercise'): string {
  const alike = lines.filter((line) => line.kind === kind && (kind === 'chapter' || line.parentId === parentId));
  const last = alike.findLast(({ number }) => /\d$/.test(number))?.number;
  if (last !== undefined) return last.replace(/\d+$/, (digits) => String(Number(digits) + 1));
  const parent = lines.find(({ itemId }) => itemId === parentId);
  return kind === 'exercise' && parent?.number ? `${parent.number}.1` : '1';
}
