import type { AskedContent } from '@abhyas/contract/questions/shapes';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, insertRows, rows } from '../../../kernel/database/rows.ts';
import { json } from '../../../kernel/database/sql.ts';

declare module '../../../kernel/database/row-tables.ts' {
  interface ColumnTypes {
    livePolls: { options: readonly string[]; asked: StoredQuestion | null };
  }
}
/** What everybody reads of a question of the bank, in its languages. */
export interface StoredQuestion {
  readonly en: AskedContent;
  readonly hi?: AskedContent;
}
export interface StoredPoll {
  readonly id: string;
  readonly classId: string;
  readonly question: string;
  readonly options: readonly string[];
  /** Of the bank; null where the teacher wrote it. */
  readonly questionId: string | null;
  readonly asked: StoredQuestion | null;
  /** Place of the right option; null where none is. */
  readonly rightOption: number | null;
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}
const columns = [
  'id',
  'classId',
  'question',
  'options',
  'questionId',
  'asked',
  'rightOption',
  'openedAt',
  'closedAt',
] as const;
const polls = (ctx: Bound, classId: string) =>
  rows(ctx).selectFrom('livePolls').select(columns).where('classId', '=', classId);

/** In the order in which they were asked. */
export const listPolls = (ctx: Bound, classId: string): Promise<StoredPoll[]> =>
  polls(ctx, classId).orderBy('id').execute();
export const findPoll = (ctx: Bound, classId: string, id: string): Promise<StoredPoll | undefined> =>
  polls(ctx, classId).where('id', '=', id).executeTakeFirst();
/** The poll, held until the transaction ends: no vote comes in while it is closed, and it is not closed while one comes in. */
export const holdPoll = (tx: TransactionContext, classId: string, id: string): Promise<StoredPoll | undefined> =>
  polls(tx, classId).where('id', '=', id).forUpdate().executeTakeFirst();

export async function insertPoll(tx: TransactionContext, one: StoredPoll, openedBy: string): Promise<void> {
  const { id, classId, question, options, questionId, asked, rightOption, openedAt } = one;
  await insertRows(tx, 'livePolls', {
    id,
    classId,
    question,
    options: json(options),
    questionId,
    asked: asked && json(asked),
    rightOption,
    openedBy,
    openedAt,
  });
}

/** Closes what is open in a class, one poll or none, and answers it. */
export const closeOpenPolls = (tx: TransactionContext, classId: string): Promise<StoredPoll[]> =>
  rows(tx)
    .updateTable('livePolls')
    .set({ closedAt: tx.clock.now() })
    .where('classId', '=', classId)
    .where('closedAt', 'is', null)
    .returning(columns)
    .execute();

/** The first vote of a person holds; a second one changes nothing. Answers what holds. */
export async function castVote(
  tx: TransactionContext,
  pollId: string,
  accountId: string,
  choice: number,
): Promise<number> {
  await rows(tx)
    .insertInto('liveVotes')
    .values({ pollId, accountId, choice, votedAt: tx.clock.now() })
    .onConflict((conflict) => conflict.columns(['pollId', 'accountId']).doNothing())
    .execute();
  const held = await votesOf(tx, [pollId]).where('accountId', '=', accountId).executeTakeFirstOrThrow();
  return held.choice;
}

const votesOf = (ctx: Bound, pollIds: readonly string[]) =>
  rows(ctx)
    .selectFrom('liveVotes')
    .select(['pollId', 'accountId', 'choice', 'votedAt'])
    .where('pollId', '=', anyOf(pollIds));

export const listVotes = (ctx: Bound, pollIds: readonly string[]) => votesOf(ctx, pollIds).execute();
