import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { type RichTextDoc, toText } from '@abhyas/contract/rich-text';

/** Every document of a version in one language. */
export function docsOf({ stem, options, explanation }: QuestionContent): RichTextDoc[] {
  return [stem, ...options, explanation];
}

const SEARCHED = 4000;

/** What the search of the bank looks into: question and options in every language, not the explanation. */
export function searchTextOf(...contents: readonly QuestionContent[]): string {
  const content = contents.flatMap(({ stem, options }) => [stem, ...options]).flatMap((doc) => doc.content);
  return toText({ type: 'doc', content }).slice(0, SEARCHED).toWellFormed();
}
