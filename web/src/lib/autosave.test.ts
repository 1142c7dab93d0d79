import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAutosave, type SaveState } from './autosave.ts';

class Conflict extends Error {}
interface Stored {
  readonly revision: number;
  readonly draft: string;
}

/** A server that keeps one draft and refuses a save on top of an older revision. */
function server() {
  const store = { revision: 1, draft: 'begun' };
  const gate: { hold: Promise<void> | undefined; fail: boolean } = { hold: undefined, fail: false };
  const save = vi.fn(async (revision: number, draft: string): Promise<Stored> => {
    await gate.hold;
    if (gate.fail) throw new Error('offline');
    if (revision !== store.revision) throw new Conflict();
    Object.assign(store, { revision: revision + 1, draft });
    return { ...store };
  });
  return { store, gate, save };
}

function begin(over: { readonly maySave?: (draft: string) => boolean } = {}) {
  const remote = server();
  const states: SaveState[] = [];
  const autosave = createAutosave<string, Stored>({
    revision: 1,
    save: remote.save,
    isConflict: (error) => error instanceof Conflict,
    maySave: over.maySave ?? (() => true),
    onSaved: () => undefined,
    onState: (state) => states.push(state),
    delay: 800,
    retryAfter: 5000,
  });
  return { ...remote, autosave, states, state: () => states.at(-1) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving a draft by itself', () => {
  it('sends one save for many quick changes, after a moment of quiet', async () => {
    const { autosave, store, save, state } = begin();
    for (const draft of ['a', 'ab', 'abc']) autosave.change(draft);
    expect(state()).toBe('waiting');
    await vi.advanceTimersByTimeAsync(800);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.draft).toBe('abc');
    expect(state()).toBe('saved');
  });

  it('saves what was typed while a save was under way on top of it', async () => {
    const { autosave, gate, store, save, state } = begin();
    let open = () => {};
    gate.hold = new Promise<void>((resolve) => (open = resolve));
    autosave.change('first');
    await vi.advanceTimersByTimeAsync(800);
    autosave.change('second');
    autosave.change('third');
    open();
    await vi.advanceTimersByTimeAsync(800);
    expect(save.mock.calls).toEqual([
      [1, 'first'],
      [2, 'third'],
    ]);
    expect(store).toEqual({ revision: 3, draft: 'third' });
    expect(state()).toBe('saved');
  });

  it('stops at a conflict and overwrites nothing until a person chose', async () => {
    const { autosave, store, save, state } = begin();
    Object.assign(store, { revision: 7, draft: 'theirs' });
    autosave.change('mine');
    await vi.advanceTimersByTimeAsync(800);
    expect(state()).toBe('conflict');
    autosave.change('mine, continued');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await autosave.flush()).toBe(false);
    expect(save).toHaveBeenCalledTimes(1);
    expect(store.draft).toBe('theirs');
  });

  it('keeps my words, the later ones too, when I choose mine', async () => {
    const { autosave, store, state } = begin();
    Object.assign(store, { revision: 7, draft: 'theirs' });
    autosave.change('mine');
    await vi.advanceTimersByTimeAsync(800);
    autosave.change('mine, continued');
    expect(await autosave.overwrite(7)).toBe(true);
    expect(store).toEqual({ revision: 8, draft: 'mine, continued' });
    expect(state()).toBe('saved');
  });

  it('goes on from theirs when I choose theirs', async () => {
    const { autosave, store } = begin();
    Object.assign(store, { revision: 7, draft: 'theirs' });
    autosave.change('mine');
    await vi.advanceTimersByTimeAsync(800);
    autosave.reset(store);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.draft).toBe('theirs');
    autosave.change('theirs and more');
    expect(await autosave.flush()).toBe(true);
    expect(store).toEqual({ revision: 8, draft: 'theirs and more' });
  });

  it('tries again by itself after the network failed, with the newest words', async () => {
    const { autosave, gate, store, state } = begin();
    gate.fail = true;
    autosave.change('one');
    await vi.advanceTimersByTimeAsync(800);
    expect(state()).toBe('failed');
    gate.fail = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.draft).toBe('one');
    expect(state()).toBe('saved');
  });

  it('holds what may not be saved and sends it once it may', async () => {
    const { autosave, save, store, state } = begin({ maySave: (draft) => draft !== '' });
    autosave.change('');
    await vi.advanceTimersByTimeAsync(800);
    expect(state()).toBe('held');
    expect(save).not.toHaveBeenCalled();
    autosave.change('named');
    expect(await autosave.flush()).toBe(true);
    expect(store.draft).toBe('named');
  });
});
