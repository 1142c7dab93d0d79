import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useRefusalText } from './refusal-text.ts';
import { partProblems } from './refused-fields.ts';

type Problems<V> = Partial<Record<keyof V, string>>;
interface Options<V> {
  /** What is wrong before anything is sent, by field. */
  readonly check?: (values: V) => Problems<V>;
  /** Refusals that belong to a field though the server names none, by the refusal's name. */
  readonly fieldOf?: Readonly<Record<string, keyof V>>;
  /** Sentences that say a refusal better here than everywhere. */
  readonly words?: Readonly<Record<string, string>>;
}

/**
 * A small form: values, what is wrong beside each field, and sending. What was typed is kept after a refusal, and the first wrong field
 * gets the focus. `problem`: what belongs to no field that the form shows, which are those that it asks `errorOf` for.
 */
export function useFields<V extends Record<string, unknown>>(
  initial: V,
  send: (values: V) => Promise<void>,
  { check, fieldOf = {}, words = {} }: Options<V> = {},
) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<V>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [shown] = useState(() => new Set<keyof V & string>());
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const own = fieldOf[error.name];
    if (own !== undefined) return setProblems({ [own]: words[error.name] ?? say(error) } as Problems<V>);
    const { placed, rest } = partProblems(error.fields, [...shown]);
    const found = [...placed].map(([field, { messageKey, values: limits }]) => [
      field,
      words[error.name] ?? t(messageKey, { ...limits }),
    ]);
    setProblems(Object.fromEntries(found) as Problems<V>);
    if (found.length === 0 || rest.length > 0) setProblem(words[error.name] ?? say(error, rest));
  };
  const submit = async (): Promise<void> => {
    const wrong = check?.(values) ?? {};
    shown.clear(); // what is drawn next says anew which fields there are
    setProblems(wrong);
    setProblem(undefined);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    form,
    values,
    problem,
    busy,
    set: <K extends keyof V>(field: K, value: V[K]) => {
      setValues((before) => ({ ...before, [field]: value }));
      setProblems(({ [field]: _gone, ...rest }) => rest as Problems<V>);
    },
    errorOf: (field: keyof V & string) => {
      shown.add(field);
      return problems[field];
    },
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void submit();
    },
  };
}
