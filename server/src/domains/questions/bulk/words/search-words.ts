import type { AnyNode, Inline, RichTextDoc, TextNode } from '@abhyas/contract/rich-text';

/** What is looked for in plain words. */
export interface WordsWanted {
  readonly find: string;
  readonly put: string;
  readonly wholeWords: boolean;
  readonly matchCase: boolean;
}
export interface Replaced<T> {
  readonly now: T;
  readonly hits: number;
}

/** Finds the text in whichever way its letters are composed. */
export function wordsPattern({ find, wholeWords, matchCase }: Omit<WordsWanted, 'put'>): RegExp {
  const forms = [...new Set([find, find.normalize('NFC'), find.normalize('NFD')])]
    .map((form) => RegExp.escape(form))
    .join('|');
  const [before, after] = wholeWords
    ? [String.raw`(?<![\p{L}\p{M}\p{N}_])`, String.raw`(?![\p{L}\p{M}\p{N}_])`]
    : ['', ''];
  return new RegExp(`${before}(?:${forms})${after}`, matchCase ? 'gu' : 'giu');
}

/**
 * Replaces words in the texts of a document and in the alternative texts of its pictures; formulas stay. What is found may run over
 * several marks: what takes its place has those of its first letter. Pure.
 */
export function replaceWords(doc: RichTextDoc, wanted: WordsWanted): Replaced<RichTextDoc> {
  const pattern = wordsPattern(wanted);
  let hits = 0;
  const rewrite = (node: AnyNode): AnyNode => {
    if (node.type === 'image') {
      const found = node.attrs.alt.match(pattern)?.length ?? 0;
      if (found === 0) return node;
      hits += found;
      return { ...node, attrs: { ...node.attrs, alt: node.attrs.alt.replace(pattern, () => wanted.put) } };
    }
    if (!('content' in node) || !node.content) return node;
    if (node.type !== 'paragraph') return { ...node, content: node.content.map(rewrite) } as AnyNode;
    const runs = runsOf(node.content).map((run): Replaced<readonly Inline[]> =>
      run.every((one) => one.type === 'text') ? replaceInRun(run, pattern, wanted.put) : { now: run, hits: 0 },
    );
    const found = runs.reduce((sum, run) => sum + run.hits, 0);
    if (found === 0) return node;
    hits += found;
    const content = runs.flatMap(({ now }) => now);
    return content.length === 0 ? { type: 'paragraph' } : { ...node, content };
  };
  const now = rewrite(doc) as RichTextDoc;
  return { now: hits === 0 ? doc : now, hits };
}

/** Texts that follow each other, together; every formula and break by itself. */
function runsOf(nodes: readonly Inline[]): Inline[][] {
  const runs: Inline[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    if (node.type === 'text' && last?.[0]?.type === 'text') last.push(node);
    else runs.push([node]);
  }
  return runs;
}

function replaceInRun(run: readonly TextNode[], pattern: RegExp, put: string): Replaced<TextNode[]> {
  const found = [
    ...run
      .map(({ text }) => text)
      .join('')
      .matchAll(pattern),
  ].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  if (found.length === 0) return { now: [...run], hits: 0 };
  const now: TextNode[] = [];
  let at = 0;
  for (const node of run) {
    const end = at + node.text.length;
    let text = '';
    let kept = at;
    for (const { from, to } of found.filter((one) => one.to > at && one.from < end)) {
      text += node.text.slice(kept - at, Math.max(from, at) - at);
      if (from >= at) text += put;
      kept = Math.min(to, end);
    }
    text += node.text.slice(kept - at);
    if (text !== '') now.push({ ...node, text });
    at = end;
  }
  return { now, hits: found.length };
}
