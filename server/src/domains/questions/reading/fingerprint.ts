import { hash } from 'node:crypto';
import type { QuestionContent } from '@abhyas/contract/questions/shapes';
import { imagesOf, type RichTextDoc } from '@abhyas/contract/rich-text';
import { comparableForm } from './comparable-form.ts';

/**
 * Equal for questions that say the same: the words of the stem and the options in their comparable form, options in any order, statements and lists in theirs.
 * 32 bytes (SHA-256). Key, explanation, difficulty and area do not count, so that a second copy with another answer is seen; nor do
 * pictures of the stem, which a spreadsheet cannot hold. Options may be told apart by nothing but their pictures, which count.
 */
export function fingerprint(content: Pick<QuestionContent, 'stem' | 'options' | 'statements' | 'lists'>): Buffer {
  const [stem, ...rest] = [
    content.stem,
    ...(content.statements ? [content.statements.assertion, content.statements.reason] : []),
    ...(content.lists ? [...content.lists.first, ...content.lists.second] : []),
  ];
  const options = content.options.map(comparableForm);
  if (rest.length === 0) return Buffer.from(fingerprintOf(wordsOf(stem), options), 'hex');
  return hash(
    'sha256',
    JSON.stringify([comparableForm(wordsOf(stem)), rest.map(comparableForm), ...options.toSorted()]),
    'buffer',
  );
}

/** The same, hexadecimal, of a stem without pictures and options whose comparable forms are known. */
export function fingerprintOf(stem: RichTextDoc, options: readonly string[]): string {
  return hash('sha256', JSON.stringify([comparableForm(stem), ...options.toSorted()]), 'hex');
}

const wordsOf = (doc: RichTextDoc): RichTextDoc => (imagesOf(doc).length === 0 ? doc : withoutPictures(doc));

function withoutPictures<N extends { readonly content?: readonly unknown[] }>(node: N): N {
  if (!node.content) return node;
  const kept = (node.content as readonly (N & { readonly type: string })[]).filter(({ type }) => type !== 'image');
  return { ...node, content: kept.map(withoutPictures) };
}
