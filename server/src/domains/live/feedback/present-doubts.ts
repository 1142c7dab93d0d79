import type { ClassDoubt, NamedDoubt } from '@abhyas/contract/live/feedback';
import type { Context } from '../../../kernel/context.ts';
import { namesOf } from '../../identity/index.ts';
import type { StoredDoubt } from './doubts.store.ts';

/** Doubts as staff read them, with who asked and who answered. */
export async function presentDoubts(ctx: Context, doubts: readonly StoredDoubt[]): Promise<NamedDoubt[]> {
  const ids = doubts.flatMap(({ accountId, answeredBy }) => [accountId, answeredBy ?? []].flat());
  const names = await namesOf(ctx, [...new Set(ids)]);
  const nameOf = (id: string) => names.get(id)?.name ?? '';
  return doubts.map(({ id, accountId, words, askedAt, answer, answeredBy, answeredAt }) => ({
    id,
    student: { id: accountId, name: nameOf(accountId) },
    words,
    askedAt: askedAt.toISOString(),
    answer:
      answeredBy !== null && answeredAt !== null
        ? { words: answer, by: nameOf(answeredBy), at: answeredAt.toISOString() }
        : null,
  }));
}

/** Doubts as the student who left them reads them. */
export const presentOwnDoubts = async (ctx: Context, doubts: readonly StoredDoubt[]): Promise<ClassDoubt[]> =>
  (await presentDoubts(ctx, doubts)).map(({ id, words, askedAt, answer }) => ({ id, words, askedAt, answer }));
