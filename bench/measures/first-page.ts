import { gzipSync } from 'node:zlib';
import { absoluteFigure } from '../figures.ts';
import { noChromium, openBrowser } from '../rig/browser.ts';
import type { Measure } from './measure.ts';

const id = 'S4';
const what = 'first page, cold: JavaScript, compressed by gzip';

/** S4: every script that an institute's first page has loaded when the network rests. */
export const firstPage: Measure = async (stage) => {
  const browser = await openBrowser();
  if (!browser) return [{ id, what, skipped: noChromium }];
  try {
    const { port } = await stage.server();
    const page = await browser.newPage();
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body());
    });
    await page.goto(`http://${stage.schools[0]!.host}:${port}/`, { waitUntil: 'networkidle' });
    const bodies = await Promise.all(scripts.values());
    const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const heaviest = [...scripts.keys()]
      .map((url, i) => ({ name: new URL(url).pathname.split('/').at(-1), size: sizes[i] ?? 0 }))
      .toSorted((a, b) => b.size - a.size);
    const notes = [
      `${scripts.size} scripts; without any UI kit 110 kB would do`,
      `heaviest: ${heaviest
        .slice(0, 8)
        .map(({ name, size }) => `${name} ${(size / 1000).toFixed(0)}`)
        .join(', ')}`,
    ];
    return [absoluteFigure({ id, what, unit: 'kB', most: 150, notes }, [bytes / 1000])];
  } finally {
    await browser.close();
  }
};
