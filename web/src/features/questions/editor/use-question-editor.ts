import type { Question } from '@abhyas/contract/questions/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, isRefusal, query } from '../../../lib/api.ts';
import { draftOf, formOf, snapshotOf, type QuestionForm } from './form/question-form.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly keyVersion: number;
}
/** How a save ended: with the question's id, stopped by what is written here, or refused. */
export type SaveEnd = { readonly saved: string } | { readonly stopped: 'problems' | 'conflict' | 'refused' };

const withoutBody = (path: string) => path.replace(/^body\./, '');

/** The state of a question under edit: the form, what is wrong in it and where, and how it is saved. */
export function useQuestionEditor(question: Question | undefined, initial: QuestionForm) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [form, setForm] = useState(initial);
  const [baseline, setBaseline] = useState(() => snapshotOf(initial));
  const [stored, setStored] = useState<Stored | undefined>(question);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const { draft, problems } = useMemo(() => draftOf(form), [form]);
  const refused = useMemo(() => serverProblems(refusal), [refusal]);

  const errorAt = (path: string): string | undefined => {
    const theirs = refused.find((field) => field.path === path || field.path.startsWith(`${path}.`));
    if (theirs) return t(theirs.messageKey, { ...theirs.values });
    const mine = attempted || touched.has(path) ? problems[path] : undefined;
    return mine && t(mine);
  };

  const ownErrorAt = (path: string): string | undefined => {
    const theirs = refused.find((field) => field.path === path);
    return theirs && t(theirs.messageKey, { ...theirs.values });
  };

  const send = async (over: Stored | undefined): Promise<SaveEnd> => {
    setAttempted(true);
    setRefusal(undefined);
    if (!draft) return { stopped: 'problems' };
    setSaving(true);
    const sent = snapshotOf(form);
    try {
      const id = over
        ? (await revise(over)).questionId
        : (await api.questions.createQuestion({ body: draft })).questionId;
      setBaseline(sent);
      setAttempted(false);
      setTouched(new Set());
      await client.invalidateQueries({ queryKey: ['questions'] });
      return { saved: id };
    } catch (error) {
      setRefusal(error);
      return { stopped: isRefusal(error, 'CONFLICT') ? 'conflict' : 'refused' };
    } finally {
      setSaving(false);
    }
    async function revise({ id, version, keyVersion }: Stored) {
      const reply = await api.questions.reviseQuestion({
        params: { questionId: id },
        body: { ...draft!, version, keyVersion },
      });
      setStored({ id, version: reply.version, keyVersion: reply.keyVersion });
      return reply;
    }
  };

  /** What the server has now: somebody else may have changed it. */
  const fetchLatest = () =>
    client.fetchQuery({ ...query(api.questions.showQuestion, { params: { questionId: stored!.id } }), staleTime: 0 });

  return {
    form,
    change: (change: (form: QuestionForm) => QuestionForm) => setForm(change),
    dirty: snapshotOf(form) !== baseline,
    problems,
    errorAt,
    ownErrorAt,
    touch: (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    saving,
    refusal,
    save: () => send(stored),
    /** Saves these words over the newer ones. */
    saveOver: async () => send(await fetchLatest()),
    /** Drops these words for the newer ones. */
    takeTheirs: async () => {
      const theirs = await fetchLatest();
      const opened = formOf(theirs);
      setForm(opened);
      setBaseline(snapshotOf(opened));
      setStored(theirs);
      setRefusal(undefined);
      setAttempted(false);
    },
    /** Begins another question. */
    restart: (next: QuestionForm) => {
      setForm(next);
      setBaseline(snapshotOf(next));
      setStored(undefined);
      setRefusal(undefined);
      setAttempted(false);
      setTouched(new Set());
    },
  };
}

export type QuestionEditing = ReturnType<typeof useQuestionEditor>;

function serverProblems(refusal: unknown) {
  return isRefusal(refusal) ? refusal.fields.map((field) => ({ ...field, path: withoutBody(field.path) })) : [];
}
