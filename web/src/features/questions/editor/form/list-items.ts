import type { RichTextDoc } from '@abhyas/contract/rich-text';
import {
  emptyOption,
  moved,
  optionLimits,
  type ListName,
  type QuestionForm,
  type WordLanguage,
} from './question-form.ts';

export const addItem = (form: QuestionForm, list: ListName): QuestionForm =>
  form.lists[list].length >= optionLimits.most
    ? form
    : { ...form, lists: { ...form.lists, [list]: [...form.lists[list], emptyOption()] } };

/** Takes an item away; where it is chosen in the grid, that is forgotten with it. */
export const removeItem = (form: QuestionForm, list: ListName, id: string): QuestionForm =>
  form.lists[list].length <= optionLimits.least
    ? form
    : { ...form, lists: { ...form.lists, [list]: form.lists[list].filter((item) => item.id !== id) } };

/** An item at another place keeps its cells in the grid. */
export const moveItem = (form: QuestionForm, list: ListName, from: number, to: number): QuestionForm => ({
  ...form,
  lists: { ...form.lists, [list]: moved(form.lists[list], from, to) },
});

export const writeItem = (
  form: QuestionForm,
  list: ListName,
  id: string,
  language: WordLanguage,
  doc: RichTextDoc,
): QuestionForm => ({
  ...form,
  lists: {
    ...form.lists,
    [list]: form.lists[list].map((item) =>
      item.id === id ? { ...item, words: { ...item.words, [language]: doc } } : item,
    ),
  },
});
