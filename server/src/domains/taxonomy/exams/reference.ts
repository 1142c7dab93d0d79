import type { Context } from '../../../kernel/context.ts';
import { loadReference, type Reference, type Subject } from './reference.store.ts';

const KEEP_MS = 30_000;
let kept: { readonly until: number; readonly reference: Promise<Reference> } | undefined;

/** The provider's exams, subjects and areas. Read often and written rarely: a process reads them at most twice a minute. */
export function reference(ctx: Pick<Context, 'db'>): Promise<Reference> {
  if (kept && kept.until > performance.now()) return kept.reference;
  const loading = loadReference(ctx.db);
  kept = { until: performance.now() + KEEP_MS, reference: loading };
  loading.catch(forgetReference);
  return loading;
}

/** The next read asks the database again. */
export function forgetReference(): void {
  kept = undefined;
}

/** Subjects with their name in code, name on screen, and numbers of the contract. */
export async function listSubjects(ctx: Pick<Context, 'db'>): Promise<readonly Subject[]> {
  return (await reference(ctx)).subjects;
}
