import { childrenOf, findAll, localName, textOf, type XmlNode } from '../../../../../kernel/xml/read-xml.ts';
import { cellsOf } from '../table-cells.ts';

/** A piece of a line: words with their marks, or something that is no words, such as a picture. */
type Run = { readonly text: string; readonly marks: readonly string[] } | { readonly node: XmlNode };

export interface Line {
  readonly runs: readonly Run[];
  /** Its words for finding marks: what an equation says is hidden, so that no mark is found in it. */
  readonly text: string;
  /** From 1, as the paper goes down. */
  readonly number: number;
  /** Word numbers the line by itself: its number or letter is not among the words. `level` 0 stands leftmost. */
  readonly item?: { readonly level: number };
  /** A table that belongs to the question where it stands. */
  readonly table?: XmlNode;
}

/** Stands for what is no words. */
export const OBJECT = '\uFFFC';
const EQUATION = /[\uE000\uE002\uE004\uE006][^\uE001\uE003\uE005\uE007]*[\uE001\uE003\uE005\uE007]/g;
const lists = new Set(['ol', 'ul']);
const marks = new Set(['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup']);

const lengthOf = (run: Run) => ('node' in run ? 1 : run.text.length);
const textOfRuns = (runs: readonly Run[]) =>
  runs
    .map((run) => ('node' in run ? OBJECT : run.text))
    .join('')
    .replaceAll(EQUATION, (found) => OBJECT.repeat(found.length));

/** A paper line by line, as its reader sees it: paragraphs, items of lists, and cells of tables that only arrange options. */
export function linesOf(root: XmlNode): Line[] {
  const lines: Line[] = [];
  const add = (nodes: readonly (XmlNode | string)[], item?: Line['item']) => {
    for (const runs of splitAtBreaks(runsOf(nodes, [])))
      if (textOfRuns(runs).trim() !== '') lines.push(lineOf(runs, lines.length + 1, item));
  };
  const walk = (node: XmlNode, level: number) => {
    const name = localName(node);
    if (lists.has(name)) {
      for (const child of childrenOf(node)) {
        add(
          child.children.filter((inner) => typeof inner === 'string' || !lists.has(localName(inner))),
          { level },
        );
        for (const inner of childrenOf(child)) if (lists.has(localName(inner))) walk(inner, level + 1);
      }
    } else if (name !== 'table') add(node.children);
    else if (arrangesOptions(node))
      for (const cell of findAll(node, 'td', 'th')) for (const inner of blocksOf(cell)) walk(inner, level);
    else lines.push({ runs: [{ node }], text: '', number: lines.length + 1, table: node });
  };
  for (const block of blocksOf(root)) walk(block, 0);
  return lines;
}

/** Blocks below a node; words that stand beside them are a block of their own. */
const blocksOf = (node: XmlNode): XmlNode[] =>
  node.children.flatMap((child) =>
    typeof child === 'string'
      ? child.trim() === ''
        ? []
        : [{ name: 'p', attributes: {}, children: [child] }]
      : [
          /^(?:p|h\d|ol|ul|table|div)$/.test(localName(child))
            ? child
            : { name: 'p', attributes: {}, children: [child] },
        ],
  );

/** A table without lines, in which people put `(A) (B) (C) (D)` below each other. */
function arrangesOptions(table: XmlNode): boolean {
  const filled = cellsOf(table)
    .flat()
    .map(({ node }) => (node ? textOf(node).trim() : ''))
    .filter(Boolean);
  return filled.length >= 2 && filled.every((text) => /^\(?[A-Da-d1-4क-घअबसद१-४][.)]/.test(text));
}

function runsOf(nodes: readonly (XmlNode | string)[], around: readonly string[]): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return node === '' ? [] : [{ text: node, marks: around }];
    const name = localName(node);
    if (name === 'br') return [{ text: '\n', marks: [] }];
    if (name === 'img') return [{ node }];
    return runsOf(node.children, marks.has(name) ? [...around, name] : around);
  });
}

function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    if ('node' in run) lines.at(-1)!.push(run);
    else
      run.text.split('\n').forEach((text, i) => {
        if (i > 0) lines.push([]);
        if (text !== '') lines.at(-1)!.push({ ...run, text });
      });
  }
  return lines;
}

const lineOf = (runs: readonly Run[], number: number, item?: Line['item']): Line => ({
  runs,
  text: textOfRuns(runs),
  number,
  ...(item && { item }),
});

/** The part of a line between two places of its text. */
export function sliceLine(line: Line, from: number, to = line.text.length): Line {
  const kept: Run[] = [];
  let at = 0;
  for (const run of line.runs) {
    const start = Math.max(from - at, 0);
    const end = Math.min(to - at, lengthOf(run));
    at += lengthOf(run);
    if (end <= start) continue;
    kept.push('node' in run ? run : { ...run, text: run.text.slice(start, end) });
  }
  return lineOf(kept, line.number, line.item);
}

/** Lines as nodes again, each a paragraph. */
export const nodesOf = (lines: readonly Line[]): XmlNode[] =>
  lines.map(({ runs, table }) => table ?? { name: 'p', attributes: {}, children: runs.map(nodeOf) });

const nodeOf = (run: Run): XmlNode | string =>
  'node' in run
    ? run.node
    : run.marks.reduceRight<XmlNode | string>((inner, name) => ({ name, attributes: {}, children: [inner] }), run.text);
