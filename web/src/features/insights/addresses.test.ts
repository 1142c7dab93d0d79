import { describe, expect, it } from 'vitest';
import { auditQuery, auditSearch, isFiltered } from './addresses.ts';

describe('the address of a log', () => {
  it('keeps what can be chosen and drops what cannot', () => {
    const chosen = { search: 'Farida', action: 'paper', from: '2026-11-20', institute: 12, entry: 'abc-1' };
    expect(auditSearch.read(chosen)).toEqual(chosen);
    expect(auditSearch.read({ search: '', action: 'a b', from: 'soon', institute: '-3', page: 4 })).toEqual({});
    expect(auditSearch.read({ search: 9810000001 })).toEqual({ search: '9810000001' });
  });

  it('keeps the other filters when one changes', () => {
    expect(auditSearch.patch({ search: 'a', entry: 'x' }, { entry: undefined, action: 'paper' })).toEqual({
      search: 'a',
      action: 'paper',
    });
  });

  it('asks for whole days, the last one included', () => {
    const { from, to } = auditQuery({ from: '2026-11-20', to: '2026-11-20', entry: 'x' });
    expect(Date.parse(to!) - Date.parse(from!)).toBe(24 * 3_600_000);
    expect(auditQuery({ entry: 'x', institute: 3 })).toEqual({});
  });

  it('counts an open entry as no filter', () => {
    expect(isFiltered({ entry: 'x', institute: 2 })).toBe(false);
    expect(isFiltered({ action: 'paper' })).toBe(true);
  });
});
