/** Gives a text or bytes to the browser as a file to keep. A byte order mark goes before a table, so that spreadsheets read it as UTF-8. */
export function saveFile(name: string, content: string | Blob, type = 'text/csv;charset=utf-8'): void {
  const isTable = typeof content === 'string' && type.startsWith('text/csv') && !content.startsWith('\uFEFF');
  const file = typeof content === 'string' ? new Blob([isTable ? '\uFEFF' : '', content], { type }) : content;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
