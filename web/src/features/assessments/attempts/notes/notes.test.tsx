import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openNotesStore } from './notes-store.ts';
import { toggleStruck, useNotes } from './use-notes.ts';

let scopes = 0;
const stroke = [
  [0, 0, 0.5],
  [10, 10, 0.5],
] as const;

describe('notes beside a question', () => {
  it('stay on the device when the page is loaded again, each at its question', async () => {
    const scope = `notes ${++scopes}`;
    const first = renderHook(() => useNotes(scope));
    act(() => first.result.current.change('p1', { struck: [2] }));
    act(() => first.result.current.change('p1', { strokes: [stroke] }));
    act(() => first.result.current.change('p2', { struck: [4] }));
    const store = await openNotesStore();
    await waitFor(async () => expect(Object.keys(await store.read(scope))).toEqual(['p1', 'p2']));
    first.unmount();
    const again = renderHook(() => useNotes(scope));
    await waitFor(() => expect(again.result.current.of('p1')).toMatchObject({ struck: [2], strokes: [stroke] }));
    expect(again.result.current.of('p2').struck).toEqual([4]);
  });

  it('of another attempt, or of another person on this device, are not shown', async () => {
    const mine = `notes ${++scopes}`;
    const store = await openNotesStore();
    await store.write(mine, 'p1', { struck: [1], strokes: [] });
    expect(await store.read(`notes ${++scopes}`)).toEqual({});
  });

  it('are thrown away after 90 days without a touch', async () => {
    const scope = `notes ${++scopes}`;
    const day = 86_400_000;
    const store = await openNotesStore(100 * day);
    await store.write(scope, 'p1', { struck: [1], strokes: [] });
    expect(Object.keys(await (await openNotesStore(190 * day - 1)).read(scope))).toEqual(['p1']);
    expect(await (await openNotesStore(190 * day)).read(scope)).toEqual({});
  });

  it('of a preview live as long as the page', () => {
    const { result } = renderHook(() => useNotes(undefined));
    act(() => result.current.change('p1', { struck: [3] }));
    expect(result.current.of('p1').struck).toEqual([3]);
  });

  it('strike an option out, and take that back', () => {
    expect(toggleStruck([3], 1)).toEqual([1, 3]);
    expect(toggleStruck([1, 3], 3)).toEqual([1]);
  });
});
