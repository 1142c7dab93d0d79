import { afterEach, expect, it } from 'vitest';
import { copyText } from './copy-text.ts';

const withClipboard = (clipboard: unknown) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
afterEach(() => withClipboard(undefined));

it('copies, and says so', async () => {
  const copied: string[] = [];
  withClipboard({ writeText: async (text: string) => void copied.push(text) });
  expect(await copyText('https://meridian.example/courses/1')).toBe(true);
  expect(copied).toEqual(['https://meridian.example/courses/1']);
});

it.each([
  ['the person refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
  ['the page has no TLS and so no clipboard', undefined],
])('says that it did not where %s', async (_, clipboard) => {
  withClipboard(clipboard);
  expect(await copyText('x')).toBe(false);
});
