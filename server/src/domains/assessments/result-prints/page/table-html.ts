import { escaped } from '../../print/page/look/markup.ts';

export interface Column<Row> {
  readonly name: string;
  /** Stands to the right and is never broken. */
  readonly numeric?: true;
  readonly text: (row: Row) => string;
  /** Small, below the text; empty: nothing. */
  readonly under?: (row: Row) => string;
}

/** A table over as many pages as it needs, its head on each of them. All text is escaped. */
export function tableHtml<Row>(columns: readonly Column<Row>[], rows: readonly Row[], kind = ''): string {
  const side = ({ numeric }: Column<Row>) => (numeric ? ' class="n"' : '');
  const head = columns.map((column) => `<th scope="col"${side(column)}>${escaped(column.name)}</th>`);
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => `<td${side(column)}>${cell(column, row)}</td>`).join('')}</tr>`,
  );
  return `<table class="rows ${kind}"><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function cell<Row>({ text, under }: Column<Row>, row: Row): string {
  const small = under?.(row) ?? '';
  return `${escaped(text(row))}${small === '' ? '' : `<small>${escaped(small)}</small>`}`;
}
