import { expect, it } from 'vitest';
import { bankQuery, isFiltered } from './bank-query.ts';
import { bankSearch } from '../addresses.ts';

it('reads the filters of an address and drops what cannot be', () => {
  const raw = { search: 42, subject: 'physics', type: 'SINGLE', difficulty: '0', status: 'gone', page: '3', other: 1 };
  expect(bankSearch.read(raw)).toEqual({ search: '42', subject: 'physics', type: 'SINGLE', difficulty: 0, page: 3 });
  expect(bankSearch.read({ subject: 'history', type: 'X', difficulty: 7, page: -1 })).toEqual({});
});

it('begins at the first page when a filter changes, but not when a question opens', () => {
  expect(bankSearch.patch({ page: 4, type: 'SINGLE' }, { type: undefined })).toEqual({});
  expect(bankSearch.patch({ page: 4 }, { question: 'q' })).toEqual({ page: 4, question: 'q' });
  expect(bankSearch.patch({ page: 4, search: 'speed' }, { search: '' })).toEqual({});
});

it('asks for questions in use unless archived ones are wanted', () => {
  expect(bankQuery({ area: 'a', question: 'q', page: 2 })).toEqual({
    knowledgeAreaId: 'a',
    status: 'active',
    page: 2,
    size: 25,
  });
  expect(bankQuery({ status: 'archived', import: 'i' })).toMatchObject({ status: 'archived', importId: 'i', page: 1 });
});

it('knows an unfiltered bank', () => {
  expect(isFiltered({ page: 2, status: 'archived' })).toBe(false);
  expect(isFiltered({ difficulty: 0 })).toBe(true);
});
