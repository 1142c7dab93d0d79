import type { SessionKind } from '@abhyas/contract/practice/shapes';
import type { AnswerKey, Response } from '@abhyas/contract/questions/shapes';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { getForPaper, numbersFrom } from '../../questions/index.ts';
import { chaptersOfExam } from '../beliefs/exam-chapters.ts';
import { sigmoid } from '../model/normal.ts';
import { learning } from '../model/settings.ts';
import { takeAnswer } from './answer-session.ts';
import { askIn, finishSession } from './ask-next.ts';
import { keyOf } from './present-session.ts';
import { insertSession, listAsked, newSession, type Session } from './sessions.store.ts';

/** A set of somebody in the past. */
export interface PractisedSet {
  readonly kind: Extract<SessionKind, 'smart' | 'chapter' | 'checkpoint'>;
  readonly examId: number;
  /** Name of a chapter of the exam; not of `smart`. */
  readonly chapter?: string;
  readonly questions: number;
  /** Answered so far, where it still waits. */
  readonly answered?: number;
  /** How good the student is, in logits: at 0 a middling question is right every second time. */
  readonly ability: number;
}

const SECOND = 1000;

/** Whoever acts practises a set, begun at the time of `ctx`; its answers are judged and learned from as those of the screen. */
export async function practised(ctx: Context, set: PractisedSet): Promise<void> {
  const { accountId } = actorOf(ctx);
  const exam = await chaptersOfExam(ctx, set.examId);
  const chapterId = exam?.chapters.find(({ name }) => name === set.chapter)?.id ?? null;
  if (set.chapter && !chapterId) throw new Error(`no chapter is named ${set.chapter}`);
  const startedAt = ctx.clock.now();
  const luck = numbersFrom(`${accountId} ${startedAt.toISOString()}`);
  const { kind, examId, questions } = set;
  await inTransaction(ctx, async (tx) => {
    let now = startedAt.getTime();
    const later = { ...tx, clock: { now: () => new Date(now) } };
    const made = newSession({ accountId, kind, examId, chapterId, questions, startedAt });
    await insertSession(tx, made);
    let session = await askIn(later, made);
    for (let turn = 0; turn < (set.answered ?? questions) && session.state === 'running'; turn++) {
      const seconds = 35 + Math.floor(luck() * 80);
      now += (seconds + 12) * SECOND;
      await answerLast(later, session, { seconds, ability: set.ability, luck: luck() });
      session = await askIn(later, session);
    }
    if (session.state === 'running' && set.answered === undefined) await finishSession(later, session);
  });
}

interface Try {
  readonly seconds: number;
  readonly ability: number;
  readonly luck: number;
}

async function answerLast(tx: TransactionContext, session: Session, { seconds, ability, luck }: Try): Promise<void> {
  const asked = (await listAsked(tx, session.id)).at(-1)!;
  const question = (await getForPaper(tx, [asked.questionId])).get(asked.questionId)!;
  const level = Object.values(learning.authored)[question.difficulty] ?? 0;
  const right = luck < sigmoid(ability - level);
  const response = responseTo(await keyOf(tx, asked), right);
  await takeAnswer(tx, session, asked, { position: asked.position, response, seconds, hinted: false });
}

/** A right answer, or a wrong one. */
function responseTo(key: AnswerKey, right: boolean): Response | null {
  if (key.kind === 'choice') {
    const [accepted = [1]] = key.accepted;
    return { options: right ? [...accepted] : [(accepted[0]! % 4) + 1] };
  }
  if (key.kind === 'number') return { number: right ? key.accepted[0]!.from : '1234' };
  if (key.kind === 'text') return { text: right ? key.accepted[0]! : 'not known' };
  if (key.kind === 'matrix') return { rows: right ? key.rows : key.rows.map(([first]) => [first === 1 ? 2 : 1]) };
  return null;
}
