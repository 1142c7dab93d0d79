import type { QuestionType } from '@abhyas/contract/questions/shapes';
import type { SubjectName } from '@abhyas/contract/taxonomy/taxonomy';
import { questionTypes, subjects } from '../preview/question-lists.ts';

/** What the address of the bookmarks says. */
export interface BookmarksSearch {
  readonly subject?: SubjectName;
  readonly type?: QuestionType;
  readonly page?: number;
}
export type BookmarksPatch = { readonly [K in keyof BookmarksSearch]?: BookmarksSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. */
export function readBookmarksSearch(raw: Readonly<Record<string, unknown>>): BookmarksSearch {
  const subject = subjects.find((one) => one === raw['subject']);
  const type = questionTypes.find((one) => one === raw['type']);
  const page = Number(raw['page']);
  return { ...(subject && { subject }), ...(type && { type }), ...(Number.isInteger(page) && page > 1 && { page }) };
}
