import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../lib/api.ts';
import { createAutosave, type SaveState } from '../../../lib/autosave.ts';

interface Options<D, R extends { readonly revision: number }> {
  readonly initial: R;
  readonly draftOf: (reply: R) => D;
  readonly save: (revision: number, draft: D) => Promise<R>;
  readonly maySave: (draft: D) => boolean;
  /** The server's word, after each save. */
  readonly onSaved: (reply: R) => void;
  /** As the server has it now. */
  readonly fetchLatest: () => Promise<R>;
}

export interface Saving {
  readonly state: SaveState;
  readonly error?: unknown;
}

/** A draft on this page that saves itself; after a conflict nothing is sent until a person has chosen whose draft stays. */
export function useAutosaved<D, R extends { readonly revision: number }>(options: Options<D, R>) {
  const { initial, draftOf, maySave, fetchLatest } = options;
  const [draft, setDraft] = useState(() => draftOf(initial));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  /** Raised when another draft takes the place of this one, so that fields begin anew. */
  const [round, setRound] = useState(0);
  const latest = useRef(draft);
  const [autosave] = useState(() =>
    createAutosave<D, R>({
      revision: initial.revision,
      save: options.save,
      isConflict: (error) => isRefusal(error, 'CONFLICT'),
      maySave,
      onSaved: options.onSaved,
      onState: (state, error) => setSaving({ state, error }),
    }),
  );
  useEffect(() => {
    const again = () => void autosave.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void autosave.flush().finally(() => autosave.stop());
    };
  }, [autosave]);

  function adopt(reply: R) {
    latest.current = draftOf(reply);
    setDraft(latest.current);
    autosave.reset(reply);
    setRound((before) => before + 1);
  }
  /** The server could not be asked: the choice stays open. */
  const stillConflict = (error: unknown) => setSaving({ state: 'conflict', error });

  return {
    draft,
    saving,
    round,
    change(part: Partial<D>) {
      latest.current = { ...latest.current, ...part };
      setDraft(latest.current);
      autosave.change(latest.current);
    },
    /** Sends what waits; false when something hinders it. */
    flush: () => autosave.flush(),
    /** Goes on from this reply. */
    adopt,
    /** Drops this draft for the newer one. */
    takeTheirs: () =>
      fetchLatest().then((reply) => {
        options.onSaved(reply);
        adopt(reply);
      }, stillConflict),
    /** Saves this draft over the newer one. */
    keepMine: () =>
      fetchLatest().then(({ revision }) => {
        autosave.change(latest.current);
        return autosave.overwrite(revision);
      }, stillConflict),
    meetConflict: stillConflict,
  };
}
