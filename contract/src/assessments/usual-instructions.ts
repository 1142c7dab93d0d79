import type { RichTextDoc } from '../rich-text.ts';

/**
 * What new tests said of themselves for a while. The console says the same of every test, so nobody reads it twice; on paper it would speak
 * of buttons that are not there.
 */
const USUAL = 'The clock at the top right is the official one.';

/**
 * The instructions of a test that its teachers left as they were: three paragraphs that begin with the usual words.
 */
export function isUsualInstructions({ content }: RichTextDoc): boolean {
  const [first] = content;
  const [words] = first?.type === 'paragraph' ? (first.content ?? []) : [];
  return content.length === 3 && words?.type === 'text' && words.text.startsWith(USUAL);
}
