import { rewordingLimits } from '@abhyas/contract/questions/rewording';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import { record } from '../../../audit/index.ts';
import { listWorded } from '../../versions/versions.store.ts';
import { lockChange } from '../bulk.store.ts';
import { byAuthor } from './by-author.ts';
import { changeQueue } from './reword-questions.ts';
import {
  countStates,
  findRewording,
  listInState,
  markUndoing,
  markUndone,
  type Outcome,
  saveOutcomes,
} from './rewordings.store.ts';
import { hold, writeVersions } from './write-words.ts';

export const UNREWORD_JOB = 'questions.undo_rewording';
const SLICE = 100;

/**
 * Takes a change of words back: each question gets one more version, equal to what it was before. One that got other words or another
 * key since is left as it is and named.
 */
export async function undoRewording(
  tx: TransactionContext,
  changeId: string,
): Promise<{ questions: number; left: number; working: boolean }> {
  const { changed = 0 } = (await countStates(tx, [changeId])).get(changeId) ?? {};
  await markUndoing(tx, changeId);
  if (changed > rewordingLimits.atOnce) {
    await enqueue(tx, UNREWORD_JOB, { changeId }, { queue: changeQueue(tx), key: `${UNREWORD_JOB}:${changeId}` });
    return { questions: changed, left: 0, working: true };
  }
  const outcomes = await takeBack(tx, changeId, rewordingLimits.atOnce);
  await finish(tx, changeId);
  const questions = outcomes.filter(({ state }) => state === 'undone').length;
  return { questions, left: outcomes.length - questions, working: false };
}

/** The same as a job, slice by slice. */
export async function undoRest(ctx: Context, changeId: string): Promise<void> {
  const change = await findRewording(ctx, changeId);
  if (!change) return;
  for (let more = true; more;) {
    more = await inTransaction(ctx, async (tx) => {
      const { state } = await lockChange(tx, changeId);
      if (state !== 'undoing') return false;
      if ((await takeBack(byAuthor(tx, change.undoneBy), changeId, SLICE)).length > 0) return true;
      await finish(tx, changeId);
      return false;
    });
  }
}

async function takeBack(tx: TransactionContext, changeId: string, most: number): Promise<readonly Outcome[]> {
  const rows = await listInState(tx, changeId, 'changed', most);
  if (rows.length === 0) return [];
  const found = await hold(
    tx,
    rows.map(({ questionId }) => questionId),
  );
  const same = rows.flatMap((row) => {
    const question = found.get(row.questionId);
    return question?.version === row.versionAfter && question.keyVersion === row.keyAfter ? [{ ...row, question }] : [];
  });
  const before = await listWorded(
    tx,
    same.map((row) => ({ questionId: row.questionId, version: row.versionBefore, keyVersion: row.keyBefore })),
  );
  const outcomes = await writeVersions(
    tx,
    same.flatMap(({ question, questionId }) => {
      const now = before.get(questionId);
      // A translation that was added since is somebody's work: such a question stays.
      return now && (now.hi !== null || question.hi === null) ? [{ question, now }] : [];
    }),
    'asKept',
  );
  const done = new Set(outcomes.map(({ questionId }) => questionId));
  const left = rows.filter(({ questionId }) => !done.has(questionId));
  outcomes.push(...left.map(({ questionId }): Outcome => ({ questionId, state: 'changed_since' })));
  await saveOutcomes(tx, changeId, outcomes);
  return outcomes;
}

async function finish(tx: TransactionContext, changeId: string): Promise<void> {
  await markUndone(tx, changeId);
  const { undone = 0 } = (await countStates(tx, [changeId])).get(changeId) ?? {};
  await record(tx, {
    action: 'question_change.undone',
    subjectKind: 'question_change',
    subjectId: changeId,
    details: { questions: undone },
  });
}
