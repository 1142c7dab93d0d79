import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  beside,
  flag,
  id,
  matching,
  oneOf,
  page,
  type PatchOf,
  search,
  type SearchOf,
  text,
  whole,
  withDefault,
} from './url-search.ts';

const one = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const list = search({
  status: oneOf('draft', 'live'),
  sort: withDefault(oneOf('newest', 'name'), 'newest'),
  words: text(10),
  page: page(),
  file: beside(id()),
});

describe('what an address says', () => {
  it.each([
    [oneOf('draft', 'live'), ['live'], ['Live', '', 'archived', ['live', 'draft'], null]],
    [oneOf(0, 1, 2), [0, 2], [3, '', null, true]],
    [withDefault(oneOf('newest', 'name'), 'newest'), ['name'], ['newest', 'oldest']],
    [text(10), ['waves', '42'], ['', null, true, {}, ['a']]],
    [matching(/^[a-z]+$/), ['optics'], ['Optics', '', 42, null]],
    [id(), [one], ['42', `${one}0`, one.slice(1), null]],
    [whole(), [1, 42], [0, -1, 1.5, 'two', '', null, true, [3]]],
    [whole(0, 5), [0, 5], [6, '', null]],
    [page(), [2, 100_000], [1, 0, 1.5, 100_001, 'last', '', null]],
    [flag(), [true], [false, 'yes', 1, null]],
  ] as const)('is taken where somebody could have chosen it, and left out otherwise (%#)', (part, good, bad) => {
    const words = search({ part });
    for (const value of good) expect(words.read({ part: value })).toEqual({ part: value });
    for (const value of bad) expect(words.read({ part: value })).toEqual({});
    expect(words.read({})).toEqual({});
  });

  it('may come as text or as the router reads it', () => {
    expect(search({ level: oneOf(0, 1) }).read({ level: '1' })).toEqual({ level: 1 });
    expect(search({ words: text() }).read({ words: 42 })).toEqual({ words: '42' });
    expect(search({ page: page() }).read({ page: '3' })).toEqual({ page: 3 });
    expect(search({ on: flag() }).read({ on: 'true' })).toEqual({ on: true });
  });

  it('is cut where it is too long', () => {
    expect(list.read({ words: 'thermodynamics', other: 1 })).toEqual({ words: 'thermodyna' });
  });
});

describe('a change', () => {
  it('goes back to page one, unless it is the page that changes', () => {
    expect(list.patch({ words: 'heat', page: 4 }, { status: 'live' })).toEqual({ words: 'heat', status: 'live' });
    expect(list.patch({ words: 'heat', page: 4 }, { page: 5 })).toEqual({ words: 'heat', page: 5 });
    expect(list.patch({ page: 4 }, { page: 1 })).toEqual({});
    expect(list.patch({ page: 4 }, { words: '', page: 2 })).toEqual({ page: 2 });
  });

  it('of what stands beside the list keeps the page', () => {
    expect(list.patch({ page: 4 }, { file: one })).toEqual({ page: 4, file: one });
    expect(list.patch({ page: 4, file: one }, { file: undefined })).toEqual({ page: 4 });
    expect(list.patch({ page: 4, file: one }, { file: undefined, status: 'draft' })).toEqual({ status: 'draft' });
  });

  it('to nothing or to what goes without saying leaves the address clean', () => {
    expect(list.patch({ status: 'live', sort: 'name' }, { status: undefined, sort: 'newest' })).toEqual({});
  });
});

it('has types of its own', () => {
  expectTypeOf<SearchOf<typeof list>['status']>().toEqualTypeOf<'draft' | 'live' | undefined>();
  expectTypeOf<PatchOf<typeof list>['page']>().toEqualTypeOf<number | undefined>();
  // @ts-expect-error a word that is none of the choices does not compile
  list.patch({}, { status: 'gone' });
  // @ts-expect-error a part that the address has not does not compile
  list.patch({}, { colour: 'red' });
});
