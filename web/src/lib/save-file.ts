/** Gives a text to the browser as a file to keep. A byte order mark goes before a table, so that spreadsheets read it as UTF-8. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const mark = type.startsWith('text/csv') && !text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const url = URL.createObjectURL(new Blob([mark, text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
