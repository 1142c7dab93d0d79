import { type AnyNode, formulasOf, imagesOf, type RichTextDoc, toText } from '@abhyas/contract/rich-text';

/**
 * One form for contents that a reader would call the same: letter case of ordinary words, spaces and the spacing of formulas are gone.
 * Letter case that means something stays: inside formulas, in units (`mW`, `MW`) and in genotypes (`TtRr`).
 */
export const comparableForm = (doc: RichTextDoc): string => collapse(formOf(doc));

function formOf(node: AnyNode): string {
  switch (node.type) {
    case 'text':
      return foldWords(node.text.normalize('NFC'));
    case 'hardBreak':
      return ' ';
    case 'inlineMath':
    case 'blockMath':
      return `$${foldTex(node.attrs.latex)}$`;
    case 'image':
      return `[${node.attrs.mediaId}]`;
    case 'paragraph':
      return formsOf(node.content ?? [], '');
    default:
      return formsOf(node.content, ' ');
  }
}

function formsOf(nodes: readonly AnyNode[], between: string): string {
  let forms = '';
  for (const node of nodes) forms = forms === '' ? formOf(node) : forms + between + formOf(node);
  return forms;
}

const collapse = (text: string) => text.replaceAll(/\s{2,}|[^\S ]/g, ' ').trim();

/** Words of three letters or more that begin with a capital or are nothing but capitals. */
const CAPITALISED = /(?<![A-Za-z])(?:[A-Z][a-z]{2,}|[A-Z]{3,})(?![A-Za-z])/g;
const GENOTYPE = /^(?:([a-z])\1)+$/i;

const foldWords = (text: string) =>
  text.replaceAll(CAPITALISED, (word) => (GENOTYPE.test(word) ? word : word.toLowerCase()));

const TEXT_GROUP = /(\\text(?:rm|bf|it)?\s*\{[^{}]*\})/;

function foldTex(latex: string): string {
  if (!/[\\\s{~]/.test(latex)) return latex;
  if (!latex.includes('\\text')) return foldSpacing(latex);
  return latex
    .split(TEXT_GROUP)
    .map((part, i) => (i % 2 === 1 ? collapse(part) : foldSpacing(part)))
    .join('');
}

const SPACING_COMMAND = /\\[,;:! ]|\\q?quad(?![a-zA-Z])|~/g;
/** Bracket sizes, sizes of fractions, spaces that no command needs. */
const SPACING = /\\(?:left|right)(?![a-zA-Z])|\\[dt]frac(?![a-zA-Z])|(\\[a-zA-Z]+)\s+(?=[a-zA-Z])|\s+/g;

const foldSpacing = (tex: string) =>
  tex
    .replaceAll(SPACING_COMMAND, ' ')
    .replaceAll(SPACING, (found, command?: string) =>
      command ? `${command} ` : found.endsWith('frac') ? '\\frac' : '',
    )
    .replaceAll(/\{([A-Za-z0-9])\}/g, '$1');

export const blankDoc: RichTextDoc = { type: 'doc', content: [{ type: 'paragraph' }] };

/** Nothing to see: no word, no formula, no picture. */
export const isBlank = (doc: RichTextDoc): boolean =>
  toText(doc) === '' && formulasOf(doc).length === 0 && imagesOf(doc).length === 0;
