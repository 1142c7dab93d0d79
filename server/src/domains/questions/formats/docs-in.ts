import { everyDoc } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';

/** Every document of a question, in every language, and of its model answer. */
export function docsIn(
  content: { readonly en: QuestionContent; readonly hi?: QuestionContent | undefined },
  key: AnswerKey | null,
): RichTextDoc[] {
  const languages = [content.en, ...(content.hi ? [content.hi] : [])];
  return [
    ...languages.flatMap((words) => everyDoc(words).map(({ doc }) => doc)),
    ...(key?.kind === 'rubric' ? [key.modelAnswer] : []),
  ];
}
