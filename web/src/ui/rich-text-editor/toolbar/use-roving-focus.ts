import { useRef, type FocusEvent, type KeyboardEvent, useEffect } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop of the Tab key for many buttons; the arrow keys, Home and End move among them (ARIA: toolbar). */
export function useRovingFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const at = useRef<HTMLButtonElement>(undefined);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const offer = () => {
    const all = buttons();
    const stop = at.current && all.includes(at.current) ? at.current : all[0];
    for (const button of all) button.tabIndex = button === stop ? 0 : -1;
  };
  useEffect(offer);
  return {
    ref,
    onFocus(event: FocusEvent) {
      const button = event.target.closest('button');
      if (button) at.current = button;
      offer();
    },
    onKeyDown(event: KeyboardEvent) {
      const all = buttons();
      const now = all.findIndex((button) => button === document.activeElement);
      const step = steps[event.key];
      if (now < 0 || (step === undefined && event.key !== 'Home' && event.key !== 'End')) return;
      event.preventDefault();
      const to = step === undefined ? (event.key === 'Home' ? 0 : all.length - 1) : now + step;
      all[(to + all.length) % all.length]?.focus();
    },
  };
}
