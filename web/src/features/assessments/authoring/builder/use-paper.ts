import type { Paper, PaperDraft } from '@abhyas/contract/assessments/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, isRefusal, query } from '../../../../lib/api.ts';
import { createAutosave, type SaveState } from '../../../../lib/autosave.ts';
import { changeDraft, questionsOf, unsavable, type Draft, type DraftChange } from '../draft/change-draft.ts';

const isBlank = (problems: object) => Object.keys(problems).length === 0;
const paperDraftOf = (draft: Draft): PaperDraft => ({
  ...draft,
  sections: draft.sections.map((section) => ({ ...section, questionIds: [...section.questionIds] })),
});

/**
 * A paper under construction: the draft as it stands on this page, what the server has, and the saving between them.
 * After a conflict nothing is sent until a person has chosen whose draft stays.
 */
export function usePaper(initial: Paper) {
  const client = useQueryClient();
  const paperId = initial.id;
  const [paper, setPaper] = useState(initial);
  const [draft, setDraft] = useState<Draft>(initial.draft);
  const [saving, setSaving] = useState<{ readonly state: SaveState; readonly error?: unknown }>({ state: 'saved' });
  /** Raised when another draft takes the place of this one, so that fields begin anew. */
  const [round, setRound] = useState(0);
  const latest = useRef(draft);
  const [autosave] = useState(() =>
    createAutosave<Draft, Paper>({
      revision: initial.revision,
      save: (revision, next) =>
        api.assessments.savePaper(
          { params: { paperId }, body: { revision, draft: paperDraftOf(next) } },
          { quiet: true },
        ),
      isConflict: (error) => isRefusal(error, 'CONFLICT'),
      maySave: (next) => isBlank(unsavable(next)),
      onSaved: (reply) => keep(() => reply),
      onState: (state, error) => setSaving({ state, error }),
    }),
  );

  /** The server's word on the paper; the draft of this page goes on from it. A reply may come to an older render than the one before it. */
  function keep(after: (before: Paper) => Paper) {
    setPaper((before) => {
      const reply = after(before);
      if (questionsOf(before.draft).join() !== questionsOf(reply.draft).join())
        void client.invalidateQueries({ queryKey: [...api.assessments.previewPaper.key, { params: { paperId } }] });
      return reply;
    });
    const { queryKey } = query(api.assessments.showPaper, { params: { paperId } });
    client.setQueryData<Paper>(queryKey, (before) => after(before ?? initial));
    void client.invalidateQueries({ queryKey: api.assessments.listPapers.key });
  }
  function adopt(reply: Paper) {
    keep(() => reply);
    latest.current = reply.draft;
    setDraft(reply.draft);
    autosave.reset(reply);
    setRound((before) => before + 1);
  }
  /** The server could not be asked: the choice stays open. */
  const stillConflict = (error: unknown) => setSaving({ state: 'conflict', error });
  const fetchLatest = () =>
    client.fetchQuery({ ...query(api.assessments.showPaper, { params: { paperId } }), staleTime: 0 });

  useEffect(() => {
    const again = () => void autosave.flush();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      void autosave.flush().finally(() => autosave.stop());
    };
  }, [autosave]);

  return {
    paper,
    draft,
    round,
    saving,
    unsavable: unsavable(draft),
    change(change: DraftChange) {
      const next = changeDraft(latest.current, change);
      if (next === latest.current) return;
      latest.current = next;
      setDraft(next);
      autosave.change(next);
    },
    /** Sends what waits; false when something hinders it. */
    flush: () => autosave.flush(),
    /** Drops this draft for the newer one. */
    takeTheirs: () => fetchLatest().then(adopt, stillConflict),
    /** Saves this draft over the newer one. */
    keepMine: () =>
      fetchLatest().then(({ revision }) => {
        autosave.change(latest.current);
        return autosave.overwrite(revision);
      }, stillConflict),
    /** After saving settings: the draft and its revision stay those of this page, so that another's draft is still noticed. */
    keepSettings: (reply: Paper) => keep(({ draft: own, revision }) => ({ ...reply, draft: own, revision })),
    /** Another way of finding out that somebody else saved meanwhile. */
    meetConflict: stillConflict,
    /** After publishing or archiving: goes on from the reply. */
    adopt,
  };
}

export type PaperBuilding = ReturnType<typeof usePaper>;
