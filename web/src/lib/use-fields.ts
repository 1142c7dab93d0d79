import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useRefusalText } from './refusal-text.ts';

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
 * gets the focus. `problem`: what belongs to no field.
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
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const text = words[error.name] ?? say(error);
    const named = error.fields.map(({ path, messageKey }) => [path.split('.').at(-1) ?? '', messageKey] as const);
    const found = Object.fromEntries(
      named.filter(([field]) => field in values).map(([field, key]) => [field, words[error.name] ?? t(key)]),
    ) as Problems<V>;
    const own = fieldOf[error.name];
    if (own !== undefined) setProblems({ [own]: text } as Problems<V>);
    else if (Object.keys(found).length > 0) setProblems(found);
    else setProblem(text);
  };
  const submit = async (): Promise<void> => {
    const wrong = check?.(values) ?? {};
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
    errorOf: (field: keyof V) => problems[field],
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void submit();
    },
  };
}
