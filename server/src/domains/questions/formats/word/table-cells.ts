import { childrenOf, localName, type XmlNode } from '../../../../kernel/xml/read-xml.ts';

/** One place of a table; what a merged cell covers besides its first place is empty. */
export interface Cell {
  readonly node: XmlNode | undefined;
  readonly merged: boolean;
}

/** More columns has no table of questions. */
const MOST_COLUMNS = 100;

/** The rows of a table, each with its cells at their own places, whatever was merged. */
export function cellsOf(table: XmlNode): Cell[][] {
  const covered: number[] = [];
  return rowsOf(table).map((row) => {
    const cells: Cell[] = [];
    const skipCovered = () => {
      while ((covered[cells.length] ?? 0) > 0) {
        covered[cells.length]!--;
        cells.push({ node: undefined, merged: true });
      }
    };
    for (const node of childrenOf(row).filter((child) => /^t[dh]$/.test(localName(child)))) {
      skipCovered();
      const columns = spanOf(node, 'colspan');
      const rows = spanOf(node, 'rowspan');
      for (let i = 0; i < columns && cells.length < MOST_COLUMNS; i++) {
        covered[cells.length] = rows - 1;
        cells.push({ node: i === 0 ? node : undefined, merged: columns > 1 || rows > 1 });
      }
    }
    skipCovered();
    return cells;
  });
}

const rowsOf = (table: XmlNode): XmlNode[] =>
  childrenOf(table).flatMap((child) =>
    localName(child) === 'tr' ? [child] : /^t(?:head|body)$/.test(localName(child)) ? rowsOf(child) : [],
  );

const spanOf = ({ attributes }: XmlNode, name: string) => Math.max(1, Math.trunc(Number(attributes[name] ?? 1)) || 1);
