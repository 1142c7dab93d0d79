/** How the last change stands. `held`: it may not be saved as it is. `conflict`: somebody else saved meanwhile. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'held' | 'failed' | 'conflict';

interface Options<D, R extends { readonly revision: number }> {
  readonly revision: number;
  readonly save: (revision: number, draft: D) => Promise<R>;
  readonly isConflict: (error: unknown) => boolean;
  readonly maySave: (draft: D) => boolean;
  readonly onSaved: (reply: R) => void;
  readonly onState: (state: SaveState, error?: unknown) => void;
  /** Milliseconds of quiet before a change is sent. */
  readonly delay?: number;
  /** Milliseconds before a failed save is tried again. */
  readonly retryAfter?: number;
}

export interface Autosave<D, R> {
  /** Takes the newest draft; it is sent after a moment of quiet. */
  change(draft: D): void;
  /** Sends what waits, now; true when everything is saved. */
  flush(): Promise<boolean>;
  /** After a conflict: saves this draft over the one of `revision`. */
  overwrite(revision: number): Promise<boolean>;
  /** Begins again from what the server has; what waits is dropped. */
  reset(reply: R): void;
  stop(): void;
}

/**
 * Saves drafts one after another, each on top of the revision that the one before made. While one is under way only the
 * newest of the later ones is kept. A conflict stops it until a person has chosen: nothing is overwritten or dropped unseen.
 */
export function createAutosave<D, R extends { readonly revision: number }>(options: Options<D, R>): Autosave<D, R> {
  const { save, isConflict, maySave, onSaved, onState, delay = 800, retryAfter = 5000 } = options;
  let { revision } = options;
  let waiting: { readonly draft: D } | undefined;
  let running: Promise<boolean> | undefined;
  let blocked = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Raised by `reset`: a reply that was asked for before it counts no more. */
  let round = 0;

  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  async function send(draft: D): Promise<boolean> {
    const mine = round;
    onState('saving');
    try {
      const reply = await save(revision, draft);
      if (mine !== round) return true;
      ({ revision } = reply);
      onSaved(reply);
      return true;
    } catch (error) {
      if (mine !== round) return false;
      waiting ??= { draft };
      blocked = isConflict(error);
      onState(blocked ? 'conflict' : 'failed', error);
      if (!blocked) later(retryAfter);
      return false;
    }
  }

  async function drain(): Promise<boolean> {
    while (waiting && !blocked) {
      const { draft } = waiting;
      if (!maySave(draft)) {
        onState('held');
        return false;
      }
      waiting = undefined;
      if (!(await send(draft))) return false;
    }
    if (!blocked) onState('saved');
    return !blocked;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (blocked) return Promise.resolve(false);
    if (running) return running.then((saved) => (saved && waiting ? flush() : saved));
    if (!waiting) return Promise.resolve(true);
    running = drain().finally(() => (running = undefined));
    return running;
  }

  return {
    change(draft) {
      waiting = { draft };
      if (blocked) return;
      onState(maySave(draft) ? 'waiting' : 'held');
      later(delay);
    },
    flush,
    overwrite(latest) {
      revision = latest;
      blocked = false;
      return flush();
    },
    reset(reply) {
      clearTimeout(timer);
      round++;
      ({ revision } = reply);
      waiting = undefined;
      blocked = false;
      onState('saved');
    },
    stop: () => clearTimeout(timer),
  };
}
