import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';

const shots = fileURLToPath(new URL('./screenshots/', import.meta.url));
const root = join(dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/build/pdf.min.mjs'))), '..');

/** A word of a page, and the box that it stands in, in points from the upper left. */
interface Said {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly said: readonly Said[];
}

/** A PDF as another program reads it: its words with their places, and its pages as pictures. */
export async function openPdf(
  browser: Browser,
  bytes: Buffer,
): Promise<{ pages: PdfPage[]; picture: (page: number, name: string) => Promise<void>; close: () => Promise<void> }> {
  const server = createServer(({ url = '/' }, reply) => {
    const path = url.split('?')[0]!;
    reply.setHeader(
      'content-type',
      path.endsWith('.mjs') ? 'text/javascript' : path === '/' ? 'text/html' : 'application/octet-stream',
    );
    if (path === '/') reply.end('<canvas></canvas>');
    else if (path === '/file.pdf') reply.end(bytes);
    else if (existsSync(join(root, path))) reply.end(readFileSync(join(root, path)));
    else reply.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const pages = (await page.evaluate(reading)) as PdfPage[];
  return {
    pages,
    picture: async (number, name) => {
      const url = (await page.evaluate(`paint(${number})`)) as string;
      writeFileSync(`${shots}${name}.png`, Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'));
    },
    close: async () => {
      await page.close();
      server.close();
    },
  };
}

/** Runs in the page. */
const reading = `(async () => {
  const pdf = await import('/build/pdf.min.mjs');
  pdf.GlobalWorkerOptions.workerSrc = '/build/pdf.worker.min.mjs';
  const file = await pdf.getDocument({ url: '/file.pdf', standardFontDataUrl: '/standard_fonts/' }).promise;
  window.paint = async (number) => {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: 2 });
    const canvas = document.querySelector('canvas');
    Object.assign(canvas, { width: viewport.width, height: viewport.height });
    await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
    return canvas.toDataURL('image/png');
  };
  const pages = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const said = items.filter((item) => item.str && item.str.trim()).map(({ str, transform: [a, b, , , left, base], width: long, height: tall }) => {
      const along = Math.hypot(a, b) || 1;
      const [right, end] = [left + (long * a) / along, base + (long * b) / along];
      return { text: str, left: Math.min(left, right), right: Math.max(left, right), top: height - Math.max(base, end) - tall, bottom: height - Math.min(base, end) };
    });
    pages.push({ width, height, said });
  }
  return pages;
})()`;
