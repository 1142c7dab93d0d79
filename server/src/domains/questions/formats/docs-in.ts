import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import type { RichTextDoc } from '@abhyas/contract/rich-text';

/** Every document of a question, in every language, and of its model answer. */
export function docsIn(
  content: { readonly en: QuestionContent; readonly hi?: QuestionContent | undefined },
  key: AnswerKey | null,
): RichTextDoc[] {
  return [
    ...[content.en, ...(content.hi ? [content.hi] : [])].flatMap(
      ({ stem, options, statements, lists, explanation }) => [
        stem,
        ...(statements ? [statements.assertion, statements.reason] : []),
        ...(lists ? [...lists.first, ...lists.second] : []),
        ...options,
        explanation,
      ],
    ),
    ...(key?.kind === 'rubric' ? [key.modelAnswer] : []),
  ];
}
