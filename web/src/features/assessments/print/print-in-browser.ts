import { arrange, withStyles } from './first-page.ts';

/**
 * Prints a page by the browser of the person: in a frame that runs no script, arranged as the server would. Resolves when the dialog of the
 * browser has closed.
 */
export async function printInBrowser(html: string, fonts: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin allow-modals');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', left: '-9999px', width: '794px', height: '1123px', border: '0' });
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = withStyles(html, fonts);
  document.body.append(frame);
  try {
    await loaded;
    const { contentDocument, contentWindow } = frame;
    if (!contentDocument || !contentWindow) return;
    await arrange(contentDocument);
    contentWindow.print();
  } finally {
    frame.remove();
  }
}
