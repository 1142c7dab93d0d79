import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesOf, firstLoad } from './first-load.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const component = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;

describe('the files that a page needs', () => {
  const manifest = {
    'index.html': { file: 'start.js', imports: ['_react'] },
    _react: { file: 'react.js' },
    _shared: { file: 'shared.js', imports: ['index.html'] },
    'a-page': { file: 'page.js', imports: ['_shared', '_react'] },
    'another-page': { file: 'another.js' },
  };
  it('are its own and all that they import, each once', () =>
    expect([...filesOf(manifest, ['index.html', 'a-page'])].toSorted()).toEqual([
      'page.js',
      'react.js',
      'shared.js',
      'start.js',
    ]));
  it('are not guessed where the build has no such page', () =>
    expect(() => filesOf(manifest, ['no-page'])).toThrow('the build has no chunk no-page'));
});

// `npm run check` builds the app before; the bench measures the same in a browser, with what such a page fetches afterwards.
describe.skipIf(!existsSync(dist))('the first load, in kB of compressed JavaScript', () => {
  it.each([
    ['the home', 'home', 155],
    ['the page of a course', component('courses/$courseId'), 164],
    ['the test console', component('student/attempts.$attemptId'), 205],
  ])('of %s stays small', (_, page, most) => expect(firstLoad(dist, page) / 1000).toBeLessThanOrEqual(most));
});
