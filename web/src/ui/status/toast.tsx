import { showChangesBy } from '../../lib/say-change.ts';

export type ToastTone = 'good' | 'warn' | 'bad' | 'info';

export interface ToastOptions {
  readonly text?: string | undefined;
  /** Takes the change back; the toast then stays long enough to reach it. */
  readonly undo?: (() => void) | undefined;
  readonly undoLabel?: string | undefined;
}

let wanted = false;
let whenWanted: () => void = () => undefined;

/** The code of the toasts comes with the first one, so that no page waits for it. */
async function show(tone: ToastTone, title: string, options: ToastOptions = {}): Promise<void> {
  wanted = true;
  whenWanted();
  const { showToast } = await import('./show-toast.tsx');
  showToast(tone, title, options);
}

/** Short messages above everything; what can be taken back comes with `undo` instead of a question beforehand. */
export const toast = {
  good: (title: string, options?: ToastOptions) => void show('good', title, options),
  warn: (title: string, options?: ToastOptions) => void show('warn', title, options),
  bad: (title: string, options?: ToastOptions) => void show('bad', title, options),
  info: (title: string, options?: ToastOptions) => void show('info', title, options),
};

showChangesBy((tone, sentence) => toast[tone](sentence));

/** Whether any toast was asked for yet, as a store of React. */
export const firstToast = {
  subscribe: (notify: () => void) => {
    whenWanted = notify;
    return () => {
      whenWanted = () => undefined;
    };
  },
  isWanted: () => wanted,
};
