import { useEffect, useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from './api-error.ts';
import { useRefusalText } from './refusal-text.ts';
import { partProblems } from './refused-fields.ts';

type Problems<V> = Partial<Record<keyof V, string>>;
export interface FieldsOptions<V> {
  /** What is wrong before anything is sent, by field. */
  readonly check?: ((values: V) => Problems<V>) | undefined;
  /** Refusals that belong to a field though the server names none, by the refusal's name. */
  readonly fieldOf?: Readonly<Record<string, keyof V>> | undefined;
  /** Sentences that say a refusal better here than everywhere. */
  readonly words?: Readonly<Record<string, string>> | undefined;
}

/** The form as a whole: what a `Form` needs of it. */
export interface Sending {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What belongs to no field that the form shows. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent) => void;
}
type NameOf<V, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string];
export interface Fields<V extends object> extends Sending {
  readonly values: V;
  readonly set: <K extends keyof V>(field: K, value: V[K]) => void;
  readonly errorOf: (field: keyof V & string) => string | undefined;
  /** What an input for text needs: `<TextInput {...fields.text('name')} label=… />`. */
  readonly text: (field: NameOf<V, string>) => {
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  /** What a control needs that gives values instead of events: `<Select {...fields.choice('kind')} data=… />`. */
  readonly choice: <K extends keyof V & string>(
    field: K,
  ) => {
    readonly value: V[K];
    readonly error: string | undefined;
    readonly onChange: (value: V[K]) => void;
  };
}

/**
 * A small form: values, what is wrong beside each field, and sending. What was typed is kept after a refusal, and the first wrong field
 * gets the focus. `problem`: what belongs to no field that the form shows, which are those that it asks `errorOf` for.
 */
export function useFields<V extends object>(
  initial: V,
  send: (values: V) => Promise<void>,
  { check, fieldOf, words }: FieldsOptions<V> = {},
): Fields<V> {
  const [values, setValues] = useState(initial);
  const [busy, setBusy] = useState(false);
  const { form, problem, errorOf, begin, refuse, forget } = useProblems<V>(fieldOf, words);
  const submit = async (): Promise<void> => {
    const wrong = check?.(values) ?? {};
    begin(wrong);
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
  const set = <K extends keyof V>(field: K, value: V[K]) => {
    setValues((before) => ({ ...before, [field]: value }));
    forget(field);
  };
  return {
    form,
    values,
    problem,
    busy,
    set,
    errorOf,
    text: (field) => ({
      value: values[field] as string,
      error: errorOf(field),
      onChange: (event) => set(field, event.currentTarget.value as V[typeof field]),
    }),
    choice: (field) => ({ value: values[field], error: errorOf(field), onChange: (value) => set(field, value) }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // A form in a dialog over another form sends itself alone.
      event.stopPropagation();
      if (!busy) void submit();
    },
  };
}

/** What is wrong with a form now, by field and beside them all. */
function useProblems<V extends object>(fieldOf: FieldsOptions<V>['fieldOf'], words: FieldsOptions<V>['words']) {
  const { t } = useTranslation();
  const say = useRefusalText();
  const [problems, setProblems] = useState<Problems<V>>({});
  const [problem, setProblem] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const [shown] = useState(() => new Set<keyof V & string>());
  useEffect(() => {
    if (Object.keys(problems).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);
  return {
    form,
    problem,
    errorOf: (field: keyof V & string): string | undefined => {
      shown.add(field);
      return problems[field];
    },
    begin: (wrong: Problems<V>) => {
      shown.clear(); // what is drawn next says anew which fields there are
      setProblems(wrong);
      setProblem(undefined);
    },
    forget: (field: keyof V) => setProblems(({ [field]: _gone, ...rest }) => rest as Problems<V>),
    refuse: (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const own = fieldOf?.[error.name];
      const said = words?.[error.name];
      if (own !== undefined) return setProblems({ [own]: said ?? say(error) } as Problems<V>);
      const { placed, rest } = partProblems(error.fields, [...shown]);
      const found = [...placed].map(([field, { messageKey, values }]) => [field, said ?? t(messageKey, { ...values })]);
      setProblems(Object.fromEntries(found) as Problems<V>);
      if (found.length === 0 || rest.length > 0) setProblem(said ?? say(error, rest));
    },
  };
}
