import type { DraftSummary, KeptDraft } from '@abhyas/contract/questions/drafts';
import { readableText } from '../../../../ui/rich-text/readable-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, isRefusal } from '../../../../lib/api.ts';
import { createAutosave, type SaveState } from '../../../../lib/autosave.ts';
import { contentOf, type QuestionForm, snapshotOf } from '../form/question-form.ts';
import { findLocalCopy, forgetLocalCopy, keepLocally } from './local-copy.ts';
import { reviveForm } from './revive-form.ts';

/** What is sent of the form: the form itself, the words to know it by, its pictures. */
interface Sent {
  readonly form: QuestionForm;
  readonly base: DraftSummary['base'];
}
interface Reply {
  readonly revision: number;
  readonly savedAt: string;
}

export interface Opened {
  readonly draftId: string;
  /** What the server keeps of it. */
  readonly kept: KeptDraft | null;
}

/** The form to begin with: what stood on this device and never reached the server, else what the server keeps. */
export function beginningOf({
  draftId,
  kept,
}: Opened): { readonly form: QuestionForm; readonly at: string } | undefined {
  const local = findLocalCopy(draftId);
  const form = reviveForm(local?.form ?? kept?.form);
  return form && { form, at: local?.at ?? kept?.savedAt ?? new Date().toISOString() };
}

interface Options {
  readonly opened: Opened;
  readonly form: QuestionForm;
  readonly base: DraftSummary['base'];
  /** Somebody typed: words that are just opened are not kept. */
  readonly dirty: boolean;
}

/** Keeps what is typed on the server a moment after the last change, and until it is there on this device. */
export function useKeptDraft({ opened: { draftId, kept }, form, base, dirty }: Options) {
  const client = useQueryClient();
  const [local] = useState(() => findLocalCopy(draftId));
  const [state, setState] = useState<SaveState>('saved');
  const [saved, setSaved] = useState({ revision: local?.revision ?? kept?.revision ?? 0, savedAt: kept?.savedAt });
  const [isHere, setHere] = useState(true);
  const snapshot = snapshotOf(form);
  // A copy on this device never reached the server: it is sent at once.
  const last = useRef(local ? undefined : snapshot);
  const [autosave] = useState(() =>
    createAutosave<Sent, Reply>({
      revision: saved.revision,
      save: (known, { form, base }) => sendDraft(draftId, known, form, base),
      isConflict: (error) => isRefusal(error, 'CONFLICT'),
      maySave: () => true,
      onSaved: setSaved,
      onState: (next) => {
        if (next === 'saved') forgetLocalCopy(draftId);
        setState(next);
      },
      delay: 1200,
    }),
  );
  useEffect(() => {
    if (snapshot === last.current) return;
    // Opened, touched, and as it was again: there is nothing to keep.
    if (!dirty && last.current !== undefined && saved.revision === 0 && state === 'saved') return;
    last.current = snapshot;
    setHere(keepLocally(draftId, { revision: saved.revision, form: plain(form), at: new Date().toISOString() }));
    autosave.change({ form, base });
  }, [snapshot, form, base, dirty, draftId, state, saved.revision, autosave]);
  useEffect(() => {
    const again = () => void autosave.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void autosave.flush().finally(() => autosave.stop());
    };
  }, [autosave]);

  const fetchKept = async () => (await api.questions.showQuestionDraft({ params: { draftId } })).draft;
  return {
    state,
    savedAt: saved.savedAt,
    /** The words are nowhere but on the screen. */
    unsafe: state !== 'saved' && !isHere,
    flush: () => autosave.flush(),
    /** The other window's words, which are from now on those that this one goes on with. */
    takeOthers: async (): Promise<QuestionForm | undefined> => {
      const others = await fetchKept();
      const next = reviveForm(others?.form);
      if (!others || !next) return undefined;
      last.current = snapshotOf(next);
      autosave.reset(others);
      setSaved(others);
      return next;
    },
    keepMine: async () => {
      await autosave.overwrite((await fetchKept())?.revision ?? 0);
    },
    /** The words are published, or nobody wants them; `now` is what the screen goes on with. */
    drop: async (now: QuestionForm) => {
      await autosave.flush();
      await api.questions.dropQuestionDraft({ params: { draftId } });
      last.current = snapshotOf(now);
      autosave.reset({ revision: 0, savedAt: new Date().toISOString() });
      forgetLocalCopy(draftId);
      setSaved({ revision: 0, savedAt: undefined });
      await client.invalidateQueries({ queryKey: api.questions.listQuestionDrafts.key });
    },
  };
}
export type KeptWords = ReturnType<typeof useKeptDraft>;

const plain = (form: QuestionForm): Record<string, unknown> => ({ ...form });
const longestTitle = 120;

function sendDraft(draftId: string, revision: number, form: QuestionForm, base: DraftSummary['base']): Promise<Reply> {
  const contents = [contentOf(form, 'en'), contentOf(form, 'hi')];
  const title = contents.map(({ stem }) => readableText(stem)).find((text) => text !== '') ?? '';
  return api.questions.saveQuestionDraft(
    {
      params: { draftId },
      body: {
        base,
        revision,
        title: title.slice(0, longestTitle).toWellFormed(),
        form: plain(form),
        images: [...new Set(picturesIn(form))].slice(0, 200),
      },
    },
    { quiet: true },
  );
}

/** Media ids of all pictures, wherever in the form they stand. */
function picturesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { mediaId } = value as { readonly mediaId?: unknown };
  return typeof mediaId === 'string' ? [mediaId] : Object.values(value).flatMap(picturesIn);
}
