/** Tables here have no joined cells: a wide cell is followed by empty ones, and a table inside a table becomes its paragraphs. */
export function tidyTables(body: HTMLElement): void {
  for (const inner of body.querySelectorAll('table table, li table')) {
    const cells = [...inner.querySelectorAll('td, th')].map((cell) => {
      const paragraph = body.ownerDocument.createElement('p');
      paragraph.append(...cell.childNodes);
      return paragraph;
    });
    inner.replaceWith(...cells);
  }
  for (const table of body.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('colgroup, caption')) cell.remove();
    const rows = [...table.rows];
    rows.forEach((row, at) => split(row, rows.slice(at + 1)));
  }
}

function split(row: HTMLTableRowElement, below: readonly HTMLTableRowElement[]) {
  for (const cell of Array.from(row.cells)) {
    const [wide, tall] = [Math.min(cell.colSpan, 30), Math.min(cell.rowSpan, below.length + 1)];
    cell.removeAttribute('colspan');
    cell.removeAttribute('rowspan');
    const column = cell.cellIndex;
    for (let i = 1; i < wide; i++) cell.after(empty(cell));
    for (let down = 1; down < tall; down++) {
      const next = below[down - 1];
      for (let i = 0; i < wide; i++) next?.insertBefore(empty(cell), next.cells[column] ?? null);
    }
  }
}

const empty = (like: HTMLTableCellElement) => like.ownerDocument.createElement(like.localName);
