import { useEffect, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonFace } from '../controls/button-face.ts';
import { Notice } from '../status/notice.tsx';
import { useLateFormulas } from './formula.tsx';
import classes from './rich-text.module.css';

/** The texts on the page that could say it, the first one first: one notice is enough for all formulas. */
let places: readonly string[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly string[]) => {
  places = next;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says it once on a page, and asks for the code on demand. */
export function LateNotice() {
  const { t } = useTranslation();
  const { retry } = useLateFormulas();
  const id = useId();
  useEffect(() => {
    change([...places, id]);
    return () => change(places.filter((place) => place !== id));
  }, [id]);
  const isFirst = useSyncExternalStore(subscribe, () => places[0] === id);
  if (!isFirst) return null;
  return (
    <div className={classes['late']}>
      <Notice
        tone="warn"
        live
        action={
          <button type="button" {...buttonFace('outline', 'sm')} onClick={retry}>
            {t('ui.math.tryNow')}
          </button>
        }
      >
        {t('ui.math.late')}
      </Notice>
    </div>
  );
}
