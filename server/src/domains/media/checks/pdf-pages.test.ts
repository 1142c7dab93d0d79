import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { aPdf } from '../factories.ts';
import { readPdf } from './pdf-pages.ts';

const whole = (middle: Buffer | string) =>
  Buffer.concat([
    Buffer.from('%PDF-1.5\n'),
    Buffer.from(middle as string, 'latin1'),
    Buffer.from('startxref\n0\n%%EOF\n'),
  ]);
const objectStream = (text: string) =>
  `7 0 obj << /Type /ObjStm /N 2 /First 8 /Filter /FlateDecode >> stream\n${deflateSync(Buffer.from(text)).toString('latin1')}\nendstream endobj\n`;

it('says how many pages there are, in plain objects and in packed ones', () => {
  expect(readPdf(aPdf(3))).toEqual({ pages: 3 });
  const outline = '<< /Type /Outlines /Count 900 >>';
  const packed = objectStream(`1 0 2 ${outline.length + 1} ${outline} << /Type /Pages /Kids [3 0 R] /Count 12 >>`);
  expect(readPdf(whole(packed))).toEqual({ pages: 12 });
  expect(readPdf(whole('1 0 obj << /Type /Catalog >> endobj\n'))).toEqual({ pages: null });
  expect(readPdf(Buffer.from('%PDF-1.4 and nothing else'))).toBeUndefined();
});

/** Milliseconds of this thread. */
function costOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

it('takes time in proportion to the file, however often a page tree is named in it', () => {
  // 1 MB of this took 53 seconds.
  const named = whole('/Type /Pages '.repeat(75_000));
  expect(costOf(() => readPdf(named))).toBeLessThan(2000);
});

it('unpacks so much and no more', () => {
  // Each stream of 8 kB unpacks to almost 8 MB: all of them to 1.6 GB.
  const bomb = whole(objectStream(`1 0 ${'/Type /Pages /Count 3 '.repeat(340_000)}`).repeat(200));
  const before = process.memoryUsage().rss;
  expect(costOf(() => readPdf(bomb))).toBeLessThan(6000);
  expect(process.memoryUsage().rss - before).toBeLessThan(600_000_000);
});
