const KEY = 'abhyas.lessons.over';

/**
 * A session ended here: what is kept on this device is to go. It is written down at once, because the page may be closed before all of it
 * is gone; then it goes before anything is read again.
 */
export const sessionOver = {
  set: () => inStorage((storage) => storage.setItem(KEY, '1')),
  clear: () => inStorage((storage) => storage.removeItem(KEY)),
  isSet: (): boolean => inStorage((storage) => storage.getItem(KEY) !== null) ?? false,
};

/** Where this device keeps the notes of an account that the server does not have yet. */
export const keyOfNotes = (accountId: string): string => `abhyas.notes.${accountId}`;

/** Whether notes of this account wait here for the server. */
export const hasKeptNotes = (accountId: string): boolean =>
  inStorage((storage) => storage.getItem(keyOfNotes(accountId)) !== null) ?? false;

/** A browser that keeps nothing has kept no lesson either. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(window.localStorage);
  } catch {
    return undefined;
  }
}
