import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../../lib/api.ts';
import type { Problems } from './form/key-form.ts';

const withoutBody = (path: string) => path.replace(/^body\./, '');

/**
 * What stands beside each field: the server's word on the last save, else what is wrong here, once the field was left or
 * a save was tried. `problems`: message keys by path.
 */
export function useFieldProblems(problems: Problems) {
  const { t } = useTranslation();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  const refused = useMemo(
    () => (isRefusal(refusal) ? refusal.fields.map((field) => ({ ...field, path: withoutBody(field.path) })) : []),
    [refusal],
  );
  return {
    refusal,
    errorAt(path: string): string | undefined {
      const theirs = refused.find((field) => field.path === path || field.path.startsWith(`${path}.`));
      if (theirs) return t(theirs.messageKey, { ...theirs.values });
      const mine = attempted || touched.has(path) ? problems[path] : undefined;
      return mine && t(mine);
    },
    ownErrorAt(path: string): string | undefined {
      const theirs = refused.find((field) => field.path === path);
      return theirs && t(theirs.messageKey, { ...theirs.values });
    },
    touch: (path: string) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    /** A save is tried: everything that is wrong is said. */
    attempt() {
      setAttempted(true);
      setRefusal(undefined);
    },
    refuse: setRefusal,
    /** Saved, or begun anew. */
    clear() {
      setAttempted(false);
      setRefusal(undefined);
      setTouched(new Set());
    },
  };
}
