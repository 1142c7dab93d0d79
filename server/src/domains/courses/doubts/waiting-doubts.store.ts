import type { Bound } from '../../../kernel/context.ts';
import { rows } from '../../../kernel/database/rows.ts';

interface WaitingDoubt {
  readonly doubtId: string;
  readonly title: string;
  readonly lesson: string;
  readonly since: Date;
}

/** Doubts of somebody that wait for a teacher, the longest first. */
export async function waitingDoubtsOf(ctx: Bound, accountId: string, most: number): Promise<WaitingDoubt[]> {
  const found = await rows(ctx)
    .selectFrom('doubts')
    .select(['id as doubtId', 'title', 'lessonTitle as lesson', 'waitingSince as since'])
    .where('accountId', '=', accountId)
    .where('waitingSince', 'is not', null)
    .where('hiddenAt', 'is', null)
    .orderBy('waitingSince')
    .limit(most)
    .execute();
  return found.map((row) => ({ ...row, since: row.since! }));
}
