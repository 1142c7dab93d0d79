import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.ts';
import { memoryOf } from './memory-of.ts';
import { printPage } from './print-page.ts';

// A browser starts for each of them.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
const browser = (await findBrowser(process.env['CHROMIUM_PATH'])) ?? '';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'abhyas-printing-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A function of the page that fails the printing where the page is not as expected. */
const expectTitle = (document: { title: string }) => {
  if (document.title !== 'As written') throw new Error(`a script ran: ${document.title}`);
};

describe.skipIf(browser === '')('a page', () => {
  it('becomes a PDF of the size that it asks for, arranged by what was measured', async () => {
    const seen = (document: { body: { textContent: string; offsetWidth: number } }) => {
      document.body.textContent = `measured ${document.body.offsetWidth}`;
    };
    const pdf = await printPage('<style>@page{size:100mm 100mm}body{margin:0;width:120px}</style><p>Hello', {
      browser,
      arrange: [seen],
    });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const [, ...size] = /MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? [];
    // 100 mm in points.
    expect(size.map((side) => Math.round(Number(side)))).toEqual([283, 283]);
  });

  it('runs no script of its own', async () => {
    const html = `<title>As written</title><script>document.title='By a script'</script><img src="data:x" onerror="document.title='By a handler'">`;
    await expect(printPage(html, { browser, arrange: [expectTitle] })).resolves.toBeInstanceOf(Buffer);
  });

  it('reaches no network, not even this machine', async () => {
    let calls = 0;
    const server = createServer((_request, reply) => {
      calls++;
      reply.end();
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const html = `<link rel="stylesheet" href="http://127.0.0.1:${port}/a.css"><img src="http://localhost:${port}/b.png"><iframe src="http://127.0.0.1:${port}/c"></iframe><p>Text`;
    await printPage(html, { browser });
    server.close();
    expect(calls).toBe(0);
  });

  it('that takes too long is given up', async () => {
    await expect(printPage('<p>Text', { browser, milliseconds: 1 })).rejects.toMatchObject({ end: 'time' });
  });

  it('that needs too much memory is given up', async () => {
    const forEver = () => {
      const until = Date.now() + 20_000;
      while (Date.now() < until) Math.sqrt(2);
    };
    await expect(printPage('<p>Text', { browser, memoryMb: 1, arrange: [forEver] })).rejects.toMatchObject({
      end: 'memory',
    });
  });

  it('whose browser ends by itself is told as broken, and the next one is printed', async () => {
    const broken = join(folder, 'broken');
    writeFileSync(broken, '#!/bin/sh\nexit 3\n');
    chmodSync(broken, 0o755);
    await expect(printPage('<p>Text', { browser: broken })).rejects.toMatchObject({ end: 'broken' });
    await expect(printPage('<p>Text', { browser })).resolves.toBeInstanceOf(Buffer);
  });
});

describe('the browser that prints', () => {
  it('is the chosen one and no other, else the first of the system, else the one that Playwright keeps', async () => {
    const [one, kept] = [join(folder, 'one'), join(folder, '.cache/ms-playwright/chromium-1234/chrome-linux/chrome')];
    writeFileSync(one, '');
    chmodSync(one, 0o755);
    expect(await findBrowser(one, [], folder)).toBe(one);
    expect(await findBrowser(join(folder, 'none'), [one], folder)).toBeUndefined();
    expect(await findBrowser(undefined, [join(folder, 'none'), one], folder)).toBe(one);
    expect(await findBrowser(undefined, [], folder)).toBeUndefined();
    mkdirSync(join(kept, '..'), { recursive: true });
    writeFileSync(kept, '');
    chmodSync(kept, 0o755);
    expect(await findBrowser(undefined, [], folder)).toBe(kept);
  });
});

describe('the memory of a group of processes', () => {
  it('is that of its processes and of no others', async () => {
    expect(await memoryOf(2 ** 30)).toBe(0);
  });
});
