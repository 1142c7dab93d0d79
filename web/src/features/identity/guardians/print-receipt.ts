interface Receipt {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
}

/** Prints a receipt on a sheet of its own: it is written into a frame that nobody sees, as text and never as markup. */
export function printReceipt({ title, rows }: Receipt): void {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;inset:auto 0 0 auto';
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet) return frame.remove();
  const make = (name: string, text: string) => Object.assign(sheet.createElement(name), { textContent: text });
  const list = sheet.createElement('dl');
  for (const [name, value] of rows) list.append(make('dt', name), make('dd', value));
  list.style.cssText = 'display:grid;grid-template-columns:12rem 1fr;gap:.5rem 1rem;font:14px/1.5 system-ui,sans-serif';
  const heading = make('h1', title);
  heading.style.cssText = 'font:600 20px/1.4 system-ui,sans-serif';
  sheet.title = title;
  sheet.body.append(heading, list);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
}
