import { FlowNetwork } from './min-cost-flow.ts';

/** What a blueprint wants of one section: how many of each row (chapter) and of each column (difficulty). */
export interface CountWish {
  readonly total: number;
  /** By row; undefined: rows are free. */
  readonly rows: readonly number[] | undefined;
  /** By column; undefined: columns are free. */
  readonly columns: readonly number[] | undefined;
  /** Of several papers that share what is available: takes no more than a fair share of a cell, where the wishes allow it. */
  readonly papers?: number;
}

/** One question outside the wishes weighs more than any number that is taken unevenly. */
const OUTSIDE = 1000;

/**
 * How many questions to take from each cell (row, column) of what is `available`, so that as many as wanted are taken and as few as
 * possible stand outside the wished numbers: an exact answer wherever there is one, else the smallest step away from the wish. Pure.
 */
export function chooseCounts(
  { total, rows, columns, papers = 1 }: CountWish,
  available: readonly (readonly number[])[],
): number[][] {
  const width = available[0]?.length ?? 0;
  const source = 0;
  const sink = 1;
  const rowNode = (row: number) => 2 + row;
  const columnNode = (column: number) => 2 + available.length + column;
  const network = new FlowNetwork();
  for (const row of available.keys()) {
    const wished = Math.min(total, rows?.[row] ?? total);
    network.add(source, rowNode(row), wished);
    network.add(source, rowNode(row), total - wished, OUTSIDE);
  }
  for (let column = 0; column < width; column++) {
    const wished = Math.min(total, columns?.[column] ?? total);
    network.add(columnNode(column), sink, wished);
    network.add(columnNode(column), sink, total - wished, OUTSIDE);
  }
  const cells = available.map((counts, row) =>
    counts.map((count, column) => {
      const fair = Math.floor(count / papers);
      const [from, to] = [rowNode(row), columnNode(column)];
      return [network.add(from, to, fair), network.add(from, to, count - fair, 1)] as const;
    }),
  );
  network.send(source, sink, total);
  return cells.map((row) => row.map(([fair, more]) => network.passed(fair) + network.passed(more)));
}
