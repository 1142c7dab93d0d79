import { everyDoc } from '@abhyas/contract/questions/question-types';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import type { AnyNode, RichTextDoc } from '@abhyas/contract/rich-text';
import { PLACEHOLDER } from './fill-content.ts';

/** One `{{name}}`. In a formula it may be TeX that has nothing to do with variables. */
export interface Placeholder {
  readonly path: string;
  readonly name: string;
  readonly inFormula: boolean;
}

/** Every placeholder of a content by the path of its document. */
export function placeholdersIn(content: QuestionContent): Placeholder[] {
  return everyDoc(content).flatMap(({ path, doc }) => inDoc(doc).map((found) => ({ ...found, path })));
}

/** Those of one document. */
export function inDoc(node: AnyNode | RichTextDoc): Omit<Placeholder, 'path'>[] {
  switch (node.type) {
    case 'text':
      return namesIn(node.text).map((name) => ({ name, inFormula: false }));
    case 'image':
      return namesIn(node.attrs.alt).map((name) => ({ name, inFormula: false }));
    case 'inlineMath':
    case 'blockMath':
      return namesIn(node.attrs.latex).map((name) => ({ name, inFormula: true }));
    default:
      return 'content' in node ? (node.content ?? []).flatMap((child: AnyNode) => inDoc(child)) : [];
  }
}

const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name!);
