import { createContext, use } from 'react';
import type { QuestionForm, WordLanguage } from '../form/question-form.ts';

/** What every field of the editor needs. */
export interface Editing {
  readonly form: QuestionForm;
  readonly change: (change: (form: QuestionForm) => QuestionForm) => void;
  readonly language: WordLanguage;
  /** The sentence beside a field, by the path as the server names it; undefined while nothing is wrong or not yet said. */
  readonly errorAt: (path: string) => string | undefined;
  /** The same for what the server says of the path itself, not of anything inside it. */
  readonly ownErrorAt: (path: string) => string | undefined;
  /** The field was left: from now on it says what is wrong. */
  readonly touch: (path: string) => void;
  /** Address of a picture that was uploaded here or came with the question. */
  readonly imageOf: (mediaId: string) => string | undefined;
  readonly rememberImage: (mediaId: string, url: string) => void;
  readonly readOnly: boolean;
}

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('A field of the question editor stands outside of it.');
  return editing;
}
