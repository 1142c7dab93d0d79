import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { rewordingLimits } from '@abhyas/contract/questions/rewording';
import { type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { enqueue } from '../../../../kernel/jobs/enqueue.ts';
import { record } from '../../../audit/index.ts';
import { lockChange } from '../bulk.store.ts';
import { idsOfScope } from '../scope.ts';
import { byAuthor } from './by-author.ts';
import { checkRewording } from './check-rewording.ts';
import { countStates, findRewording, finishChange, listInState, planChange } from './rewordings.store.ts';
import { findHits } from './scan-questions.ts';
import { writeWords } from './write-words.ts';

type Endpoint = typeof api.questions.rewordQuestions;

export const REWORD_JOB = 'questions.reword';
/** So many questions are written by one transaction of the job. */
const SLICE = 100;

/** Changes of one institute run one after the other. */
export const changeQueue = ({ instituteId }: Pick<Context, 'instituteId'>): string => `question_changes:${instituteId}`;

/**
 * Changes the words of questions, as one change. CHANGE_EMPTY where nothing would change. Up to the limit while the caller waits, all
 * or none; more in slices by a job, and the list of changes says how far it is.
 */
export async function rewordQuestions(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { rewording } = body;
  await checkRewording(ctx, rewording);
  const left = new Set(body.leaveOut);
  const wanted = (await idsOfScope(ctx, body.scope)).filter((id) => !left.has(id));
  const ids: string[] = [];
  for await (const { question } of findHits(ctx, wanted, rewording)) ids.push(question.id);
  if (ids.length === 0) fail('CHANGE_EMPTY');
  const changeId = newId();
  return inTransaction(ctx, async (tx) => {
    await planChange(tx, changeId, rewording, ids);
    if (ids.length > rewordingLimits.atOnce) {
      await enqueue(tx, REWORD_JOB, { changeId }, { queue: changeQueue(tx), key: `${REWORD_JOB}:${changeId}` });
      await note(tx, 'question_change.started', changeId, { questions: ids.length });
      return { changeId, questions: ids.length, refused: 0, working: true };
    }
    const outcomes = await writeWords(tx, changeId, rewording, ids);
    const questions = outcomes.filter(({ state }) => state === 'changed').length;
    if (questions === 0) fail('CHANGE_EMPTY');
    await finish(tx, changeId);
    return { changeId, questions, refused: ids.length - questions, working: false };
  });
}

/** The same as a job, slice by slice; it goes on where a crash left it. */
export async function rewordRest(ctx: Context, changeId: string): Promise<void> {
  const change = await findRewording(ctx, changeId);
  if (!change) return;
  for (let more = true; more;) {
    more = await inTransaction(ctx, async (tx) => {
      const { state } = await lockChange(tx, changeId);
      if (state !== 'working') return false;
      const planned = await listInState(tx, changeId, 'planned', SLICE);
      if (planned.length === 0) {
        await finish(tx, changeId);
        return false;
      }
      await writeWords(
        byAuthor(tx, change.madeBy),
        changeId,
        change.rewording,
        planned.map(({ questionId }) => questionId),
      );
      return true;
    });
  }
}

async function finish(tx: TransactionContext, changeId: string): Promise<void> {
  const { changed = 0, refused = 0, changed_since = 0 } = (await countStates(tx, [changeId])).get(changeId) ?? {};
  const left = refused + changed_since;
  await finishChange(tx, changeId, { questions: changed, left });
  await note(tx, 'question_change.made', changeId, { questions: changed, left });
}

const note = (tx: TransactionContext, action: string, changeId: string, details: Record<string, number>) =>
  record(tx, { action, subjectKind: 'question_change', subjectId: changeId, details });
