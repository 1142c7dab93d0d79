import type { Context } from '../../../kernel/context.ts';
import { findAccount } from '../accounts/accounts.store.ts';
import { listStudentIds } from './students.store.ts';

/** Ids of at most 200 students whose name or e-mail holds the words. */
export const findStudentIds = (ctx: Context, words: string): Promise<string[]> => listStudentIds(ctx, words);

/** Whether this institute has a student with this id; a guardian is none. */
export async function isStudentHere(ctx: Context, accountId: string): Promise<boolean> {
  const account = await findAccount(ctx, accountId);
  return account?.kind === 'student' && account.role_name !== 'guardian';
}
