import { mapContent } from '@abhyas/contract/questions/question-types';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { Variant } from '@abhyas/contract/questions/variables';
import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';

/** `{{name}}` in words and in TeX. */
export const PLACEHOLDER = /\{\{([A-Za-z][A-Za-z0-9_]*)\}\}/g;

/** The content with the numbers of a variant: every `{{name}}` of words, TeX and descriptions of pictures. `{{other}}` stays: it is TeX. */
export const fillContent = (content: QuestionContent, variant: Variant): QuestionContent =>
  mapContent(content, (doc) => fillDoc(doc, variant));

/** The same for one document. In TeX a number keeps its braces: `2^{{n}}` is 2^{12}; words have a true minus sign. */
export const fillDoc = (doc: RichTextDoc, variant: Variant): RichTextDoc => fillNode(doc, variant) as RichTextDoc;

function fillNode(node: AnyNode, variant: Variant): AnyNode {
  switch (node.type) {
    case 'text':
      return { ...node, text: fillWords(node.text, variant) };
    case 'inlineMath':
    case 'blockMath':
      return {
        ...node,
        attrs: { ...node.attrs, latex: replace(node.attrs.latex, variant, (number) => `{${number}}`) },
      };
    case 'image':
      return { ...node, attrs: { ...node.attrs, alt: fillWords(node.attrs.alt, variant) } };
    default:
      if (!('content' in node) || !node.content) return node;
      return { ...node, content: node.content.map((child: AnyNode) => fillNode(child, variant)) } as AnyNode;
  }
}

const fillWords = (text: string, variant: Variant) => replace(text, variant, (number) => number.replace('-', '−'));

const replace = (text: string, variant: Variant, written: (number: string) => string) =>
  text.replaceAll(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(variant, name) ? written(variant[name]!) : whole,
  );
