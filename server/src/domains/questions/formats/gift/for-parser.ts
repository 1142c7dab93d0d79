import { answerBlockOf } from './split-gift.ts';

/** Lines of tags, and the title between double colons. */
const HEAD = /^((?:\s*\/\/.*\n)*\s*)::((?:\\[\s\S]|(?!::)[^\\])*)::/;

/**
 * The same question as our parser takes it. It refuses a colon without a backslash, which people write in every second sentence, and all that
 * may be said beside a number; numbers are read from the text itself, so that it needs to see none.
 */
export function forParser(text: string): string {
  const [head = '', tags = '', title = ''] = HEAD.exec(text) ?? [];
  const rest = text.slice(head.length);
  const block = answerBlockOf(rest);
  const plain = block !== undefined && /^\s*#(?!###)/.test(block) ? rest.replace(block, () => numberless(block)) : rest;
  return (head === '' ? '' : `${tags}::${withEscapes(title)}::`) + plain.split('\n').map(lineWithEscapes).join('\n');
}

const lineWithEscapes = (line: string) => (/^\s*\/\//.test(line) ? line : withEscapes(line));
const withEscapes = (text: string) =>
  text.replaceAll(/\\[\s\S]|:/g, (found) => (found === ':' ? String.raw`\:` : found));

/** A block of numbers with one number in it, and what is said to all. */
function numberless(block: string): string {
  const at = block.indexOf('####');
  return `#0${at < 0 ? '' : block.slice(at)}`;
}
