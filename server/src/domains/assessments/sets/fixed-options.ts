import { hasOptions, helpDocs } from '@abhyas/contract/questions/question-types';
import type { QuestionContent, QuestionType } from '@abhyas/contract/questions/shapes';
import { type RichTextDoc, toText } from '@abhyas/contract/rich-text';

/** “All of the above”, “none of these”, उपरोक्त सभी: true only where it stands. */
const aboutTheRest =
  /\b(?:all|none|any|both|each|neither|some)\s+(?:of\s+)?(?:the\s+)?(?:above|these|those|them|options?|others?|foregoing)\b|\ball\s+(?:are\s+)?(?:correct|true|wrong|false)\b|\bnone\b|उपरोक्त|उपर्युक्त|इनमें\s*से|इनमे\s*से|सभी|कोई\s+नहीं/i;
/** “Both A and B”, “(1) or (3)”: an option that names others. */
const namesOthers =
  /\b(?:both|either|neither|only)\s*\(?[A-F1-6]\)?(?![\w.])|\(?\b[A-F]\)?\s*(?:and|or|nor|&|और|तथा|व|या)\s*\(?[A-F]\)?(?!\w)|\([a-f1-6]\)\s*(?:and|or|nor|,|&|और|तथा|व|या)\s*\([a-f1-6]\)/i;
/** “Hence option (2) is right”: words that name an option by its place. */
const namesAnOption = /(?:\b(?:options?|choices?)|विकल्प)\s*[([]?\s*[A-F1-6]\b(?!\s*[-.]\s*\d)/i;

/**
 * Numbers of the options that must not change their place, because of what they or the other words of the question say; in any of its
 * languages. Where something names options by letter or number, all of them. Pure.
 */
export function fixedOptions(type: QuestionType, contents: readonly QuestionContent[]): number[] {
  if (!hasOptions(type)) return [];
  const says = (doc: RichTextDoc, what: RegExp) => what.test(toText(doc));
  const whole = contents.some(
    (content) =>
      [{ doc: content.stem }, ...helpDocs(content)].some(({ doc }) => says(doc, namesAnOption)) ||
      content.options.some((one) => says(one, namesOthers)),
  );
  const numbers = (contents[0]?.options ?? []).map((_option, at) => at + 1);
  return numbers.filter(
    (number) =>
      whole || contents.some(({ options }) => options[number - 1] && says(options[number - 1]!, aboutTheRest)),
  );
}
