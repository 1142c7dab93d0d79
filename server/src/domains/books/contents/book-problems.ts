import type { BookProblem } from '@abhyas/contract/books/shapes';
import type { MediaItem } from '@abhyas/contract/media/shapes';
import { isMarkedByPerson } from '@abhyas/contract/questions/question-types';
import { imagesOf, toText } from '@abhyas/contract/rich-text';
import type { PaperQuestion } from '../../questions/index.ts';
import type { BookItem } from './items.store.ts';

/** What the lines of a book use. */
export interface UsedByBook {
  readonly media: ReadonlyMap<string, MediaItem>;
  readonly questions: ReadonlyMap<string, PaperQuestion>;
}

/** What a question of the bank has to be to stand in a published book. */
export const isReady = (question: PaperQuestion | undefined): question is PaperQuestion =>
  question !== undefined && question.status === 'active' && question.approved;

/** Theory that shows nothing yet. Pure. */
export function isEmptyTheory({ kind, body, mediaId }: BookItem): boolean {
  if (kind === 'page') return body === null || (toText(body).trim() === '' && imagesOf(body).length === 0);
  return (kind === 'pdf' || kind === 'video') && mediaId === null;
}

/** Everything that hinders publishing, in the order of the book. Pure. */
export function bookProblems(lines: readonly BookItem[], used: UsedByBook): BookProblem[] {
  if (!lines.some(({ kind }) => kind === 'chapter')) return [{ code: 'NO_CHAPTERS', name: '', itemId: null }];
  const filled = new Set(lines.map(({ parentId }) => parentId));
  const twice = numbersGivenTwice(lines);
  return lines.flatMap((line) =>
    codesOf(line, { used, filled, twice }).map((code) => ({ code, name: nameOf(line), itemId: line.id })),
  );
}

interface Around {
  readonly used: UsedByBook;
  readonly filled: ReadonlySet<string | null>;
  readonly twice: ReadonlySet<string>;
}
const emptyCodes = { part: 'EMPTY_PART', chapter: 'EMPTY_CHAPTER', exercise: 'EMPTY_EXERCISE' } as const;

function codesOf(line: BookItem, { used, filled, twice }: Around): BookProblem['code'][] {
  const { id, kind, number, mediaId, questionId } = line;
  const codes: BookProblem['code'][] = [];
  if (kind in emptyCodes && !filled.has(id)) codes.push(emptyCodes[kind as keyof typeof emptyCodes]);
  if (isEmptyTheory(line)) codes.push('EMPTY_THEORY');
  if (mediaId !== null && used.media.get(mediaId)?.state !== 'ready') codes.push('MEDIA_NOT_READY');
  if (kind === 'question' && number === '') codes.push('NUMBER_MISSING');
  if (twice.has(id)) codes.push('NUMBER_TWICE');
  if (questionId === null) return codes;
  const question = used.questions.get(questionId);
  if (!isReady(question)) codes.push('QUESTION_NOT_READY');
  else if (isMarkedByPerson(question.type)) codes.push('QUESTION_OF_PERSON');
  return codes;
}

/** Questions of one exercise, exercises of one chapter, chapters of the book: each number is printed once. */
function numbersGivenTwice(lines: readonly BookItem[]): Set<string> {
  const numbered = lines.filter(
    ({ kind, number }) => number !== '' && ['chapter', 'exercise', 'question'].includes(kind),
  );
  const where = ({ kind, parentId, number }: BookItem) =>
    JSON.stringify([kind, kind === 'chapter' ? null : parentId, number.toLowerCase()]);
  const alike = Map.groupBy(numbered, where);
  return new Set([...alike.values()].flatMap((same) => same.slice(1).map(({ id }) => id)));
}

const nameOf = ({ title, number }: BookItem): string => [number, title].filter(Boolean).join(' ');
