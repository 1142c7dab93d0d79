import { askedDocs, everyDoc } from '@abhyas/contract/questions/question-types';
import type { AnswerKey, QuestionContent } from '@abhyas/contract/questions/shapes';
import { type RichTextDoc, toText } from '@abhyas/contract/rich-text';

/** Every document of a version in one language. */
export function docsOf(content: QuestionContent): RichTextDoc[] {
  return everyDoc(content).map(({ doc }) => doc);
}

/** Documents of a key: what a full answer says. */
export const docsOfKey = (key: AnswerKey): RichTextDoc[] => (key.kind === 'rubric' ? [key.modelAnswer] : []);

const SEARCHED = 4000;

/** What the search of the bank looks into: question and options in every language, not the explanation. */
export function searchTextOf(...contents: readonly QuestionContent[]): string {
  const content = contents.flatMap(askedDocs).flatMap(({ doc }) => doc.content);
  return toText({ type: 'doc', content }).slice(0, SEARCHED).toWellFormed();
}
