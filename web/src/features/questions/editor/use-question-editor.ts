import type { Question, QuestionDraft } from '@abhyas/contract/questions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { draftOf, formOf, snapshotOf, type QuestionForm } from './form/question-form.ts';
import { useFieldProblems } from './use-field-problems.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly keyVersion: number;
  /** Those that it had when it was opened: another that came since is not dropped unseen. */
  readonly languages?: Question['languages'];
}
/** How a save ended: with the question's id, stopped by what is written here, or refused. */
export type SaveEnd =
  | { readonly saved: string; readonly at: Pick<Stored, 'version' | 'keyVersion'> }
  | { readonly stopped: 'problems' | 'conflict' | 'refused' };

interface Beginning {
  /** None for a new one. */
  readonly question: Question | undefined;
  /** What stands on the screen first: a kept draft, or what is published. */
  readonly initial: QuestionForm;
  readonly published: QuestionForm;
  /** The version under which a kept draft was typed. */
  readonly base: { readonly version: number; readonly keyVersion: number } | null | undefined;
}

/** The state of a question under edit: the form, what is wrong in it and where, and how it is saved. */
export function useQuestionEditor({ question, initial, published, base }: Beginning) {
  const client = useQueryClient();
  const [form, setForm] = useState(initial);
  const [baseline, setBaseline] = useState(() => snapshotOf(published));
  const [stored, setStored] = useState<Stored | undefined>(question && { ...question, ...base });
  const [saving, setSaving] = useState(false);
  const { draft, problems } = useMemo(() => draftOf(form), [form]);
  const { attempt, refuse, clear, ...said } = useFieldProblems(problems);

  const open = (next: QuestionForm, from: Stored | undefined) => {
    setForm(next);
    setBaseline(snapshotOf(next));
    setStored(from);
    clear();
  };
  const revise = async ({ id, version, keyVersion, languages }: Stored, body: NonNullable<typeof draft>) => {
    const reply = await api.questions.reviseQuestion({
      params: { questionId: id },
      body: { ...body, version, keyVersion, ...(languages && { languages: [...languages] }) },
    });
    const now = { id, version: reply.version, keyVersion: reply.keyVersion };
    setStored({ ...now, languages: body.content.hi ? ['en', 'hi'] : ['en'] });
    return now;
  };
  /** `over`: the version that this one follows; none for a new question. */
  const send = async (over: () => Promise<Stored | undefined>): Promise<SaveEnd> => {
    attempt();
    if (!draft) return { stopped: 'problems' };
    setSaving(true);
    const sent = snapshotOf(form);
    try {
      const before = await over();
      const { id, ...at } = before ? await revise(before, draft) : await create(draft);
      setBaseline(sent);
      clear();
      await client.invalidateQueries({ queryKey: ['questions'] });
      return { saved: id, at };
    } catch (error) {
      refuse(error);
      return { stopped: isRefusal(error, 'CONFLICT') ? 'conflict' : 'refused' };
    } finally {
      setSaving(false);
    }
  };
  /** What the server has now: somebody else may have changed it. */
  const fetchLatest = () =>
    client.fetchQuery({
      ...query(api.questions.showQuestion, { params: { questionId: stored?.id ?? '' } }),
      staleTime: 0,
    });

  return {
    ...said,
    form,
    change: setForm as (change: (form: QuestionForm) => QuestionForm) => void,
    dirty: snapshotOf(form) !== baseline,
    problems,
    saving,
    /** The version that the next one follows; none for a new question. */
    base: useMemo(() => (stored ? { version: stored.version, keyVersion: stored.keyVersion } : null), [stored]),
    save: () => send(() => Promise.resolve(stored)),
    /** Saves these words over the newer ones. */
    saveOver: () => send(fetchLatest),
    /** Drops these words for the newer ones. */
    takeTheirs: () => fetchLatest().then((theirs) => open(formOf(theirs), theirs), refuse),
    /** Throws away what is not published. */
    discard: (published: QuestionForm, question: Question | undefined) => open(published, question),
  };
}

async function create(body: QuestionDraft): Promise<Stored> {
  const { questionId, version } = await api.questions.createQuestion({ body });
  return { id: questionId, version, keyVersion: 1 };
}

export type QuestionEditing = ReturnType<typeof useQuestionEditor>;
