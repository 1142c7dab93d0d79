import { type ExportFormat, formatLosses, type LossCode } from '@abhyas/contract/questions/formats';
import { type AnyNode, imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { isBlank } from '../reading/comparable-form.ts';
import { docsIn } from './docs-in.ts';
import type { WholeParts } from './exchange.ts';
import { isOwnTag } from './tags.ts';

type Format = Exclude<ExportFormat, 'json'>;

/** What a format may lose, as it shows in a question. */
const has: Readonly<Partial<Record<LossCode, (parts: WholeParts, format: Format) => boolean>>> = {
  TRANSLATION: ({ content, group }) => content.hi !== undefined || group?.stem.hi !== undefined,
  // The answers of a matching question are texts in Moodle, which bring no files.
  PICTURES: (parts, format) =>
    format === 'moodle'
      ? parts.key.kind === 'matrix' && (parts.content.en.lists?.second ?? []).some(hasPicture)
      : shownDocs(parts).some(hasPicture),
  STYLE: (parts) => shownDocs(parts).some(hasMarks),
  LAYOUT: (parts) => shownDocs(parts).some(hasLayout) || listItems(parts).some((doc) => doc.content.length > 1),
  // The one place for feedback of an essay holds its model answer.
  EXPLANATION: ({ content, key }) => key.kind === 'rubric' && !isBlank(content.en.explanation),
  HINTS: ({ content: { en } }) => en.hint !== undefined || en.whyNot !== undefined,
  ROUNDING: ({ key }) => key.kind === 'number' && key.decimals !== undefined,
  LETTER_CASE: ({ key }) => key.kind === 'text' && key.caseSensitive,
  RUBRIC: ({ key }) => key.kind === 'rubric' && key.criteria.length > 0,
  TAGS: ({ tags }, format) => tags.some(lostTag[format]),
  GROUP: ({ group }) => group !== undefined,
  EXPECTED_TIME: ({ expectedSeconds }) => expectedSeconds !== undefined,
};

/** Tags that read as something else when they come back. */
const lostTag: Readonly<Record<Format, (tag: string) => boolean>> = {
  xlsx: (tag) => /[,;\n]/.test(tag),
  csv: (tag) => /[,;\n]/.test(tag),
  gift: (tag) => /[\]\n]/.test(tag) || isOwnTag(tag),
  moodle: isOwnTag,
  qti21: isOwnTag,
};

/** What a format cannot carry of this question, by name. Our own carries everything. */
export const lossesOf = (format: ExportFormat, parts: WholeParts): LossCode[] =>
  format === 'json' ? [] : formatLosses[format].filter((code) => has[code]?.(parts, format));

/** What documents lose where plain source takes their place. */
export const flatLosses = (docs: readonly RichTextDoc[]): LossCode[] => [
  ...(docs.some(hasMarks) ? (['STYLE'] as const) : []),
  ...(docs.some(hasLayout) ? (['LAYOUT'] as const) : []),
];

/** The documents of one language, those of its group among them. */
const shownDocs = ({ content, key, group }: WholeParts): RichTextDoc[] => [
  ...docsIn({ en: content.en }, key),
  ...(group ? [group.stem.en] : []),
];
const listItems = ({ content }: WholeParts) => [
  ...(content.en.lists?.first ?? []),
  ...(content.en.lists?.second ?? []),
];
const hasPicture = (doc: RichTextDoc) => imagesOf(doc).length > 0;
const hasLayout = (doc: RichTextDoc) => doc.content.some(({ type }) => /List$|^table$/.test(type));

function hasMarks(node: AnyNode): boolean {
  if (node.type === 'text') return (node.marks?.length ?? 0) > 0;
  return 'content' in node ? (node.content ?? []).some((child: AnyNode) => hasMarks(child)) : false;
}
