import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { rows, upsertRows } from '../../../kernel/database/rows.ts';

/** What holds for a person in a room, over all their lines. */
export interface StoredPerson {
  readonly accountId: string;
  readonly handAt: Date | null;
  readonly handWords: string;
  readonly muted: boolean;
  readonly removedAt: Date | null;
  /** Since when a student may be heard and seen. */
  readonly speaksAt: Date | null;
  /** When they last wrote. */
  readonly wroteAt: Date | null;
}
const columns = ['accountId', 'handAt', 'handWords', 'muted', 'removedAt', 'speaksAt', 'wroteAt'] as const;
const people = (ctx: Bound, classId: string) =>
  rows(ctx).selectFrom('livePeople').select(columns).where('classId', '=', classId);

export const findPerson = (ctx: Bound, classId: string, accountId: string): Promise<StoredPerson | undefined> =>
  people(ctx, classId).where('accountId', '=', accountId).executeTakeFirst();
export const listPeople = (ctx: Bound, classId: string): Promise<StoredPerson[]> => people(ctx, classId).execute();

export async function changePerson(
  ctx: Bound,
  classId: string,
  accountId: string,
  change: Partial<Omit<StoredPerson, 'accountId'>>,
): Promise<void> {
  await upsertRows(ctx, 'livePeople', { classId, accountId, ...change }, { key: ['classId', 'accountId'] });
}

/** The person, locked until the transaction ends: two messages at once are judged one after the other. */
export async function lockPerson(tx: TransactionContext, classId: string, accountId: string): Promise<StoredPerson> {
  await changePerson(tx, classId, accountId, {});
  return people(tx, classId).where('accountId', '=', accountId).forUpdate().executeTakeFirstOrThrow();
}
