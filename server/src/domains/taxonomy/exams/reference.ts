import { cached } from '../../../kernel/cached.ts';
import type { Bound } from '../../../kernel/context.ts';
import { loadReference, type Subject } from './reference.store.ts';

const KEEP_MS = 30_000;

/** The provider's exams, subjects and areas. Read often and written rarely: a process reads them at most twice a minute. */
export const reference = cached({ ttl: KEEP_MS, load: loadReference });

/** The next read asks the database again. */
export const forgetReference = (): void => reference.forget();

/** Subjects with their name in code, name on screen, and numbers of the contract. */
export async function listSubjects(ctx: Pick<Bound, 'db'>): Promise<readonly Subject[]> {
  return (await reference(ctx)).subjects;
}
