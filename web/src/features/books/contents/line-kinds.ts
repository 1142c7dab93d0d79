import type { BookItemKind } from '@abhyas/contract/books/shapes';
import {
  IconArticle,
  IconBooks,
  IconBookmarks,
  IconFileText,
  IconListNumbers,
  IconPlayerPlay,
  IconQuestionMark,
} from '@tabler/icons-react';
import type { TablerIcon } from '../../../ui/controls/icon.tsx';

export const kindIcons: Readonly<Record<BookItemKind, TablerIcon>> = {
  part: IconBooks,
  chapter: IconBookmarks,
  page: IconArticle,
  pdf: IconFileText,
  video: IconPlayerPlay,
  exercise: IconListNumbers,
  question: IconQuestionMark,
};

/** What a line of each kind may take in, in the order in which it is offered. */
export const insideOf = {
  part: ['chapter'],
  chapter: ['page', 'exercise', 'pdf', 'video'],
} as const satisfies Partial<Record<BookItemKind, readonly BookItemKind[]>>;

export const isTheory = (kind: BookItemKind): boolean => kind === 'page' || kind === 'pdf' || kind === 'video';
