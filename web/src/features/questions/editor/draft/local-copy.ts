import { session } from '../../../../lib/session.ts';

/** What stands on the screen and is not on the server yet. */
interface LocalCopy {
  readonly revision: number;
  readonly form: Readonly<Record<string, unknown>>;
  readonly at: string;
}

const name = (draftId: string) => `question-draft.${session.find()?.account.accountid ?? ''}.${draftId}`;

/** Keeps words on this device until the server has them: a crash or a day without network must not cost them. False where it cannot. */
export function keepLocally(draftId: string, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(name(draftId), JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function findLocalCopy(draftId: string): LocalCopy | undefined {
  try {
    const copy = JSON.parse(localStorage.getItem(name(draftId)) ?? 'null') as Partial<LocalCopy> | null;
    const { revision, form, at } = copy ?? {};
    return typeof revision === 'number' && typeof at === 'string' && form ? { revision, form, at } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetLocalCopy(draftId: string): void {
  try {
    localStorage.removeItem(name(draftId));
  } catch {
    // Where nothing can be kept, nothing is to be forgotten.
  }
}
