import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { lockByName } from '../../../kernel/database/rows.ts';
import { fail } from '../../../kernel/errors.ts';
import { mayOpen } from '../../entitlements/index.ts';
import { learning } from '../model/settings.ts';
import { askIn } from './ask-next.ts';
import { examOf } from './course-checkpoint.ts';
import { presentSession } from './present-session.ts';
import { insertSession, listRunning, newSession } from './sessions.store.ts';

type Endpoint = typeof api.practice.startSession;

/** Questions of a set where nobody says how many. */
const usual = {
  smart: 20,
  chapter: 10,
  placement: learning.diagnosis.most,
  checkpoint: learning.checkpoint.questions,
} as const;

/** Starts a set with its first question, or goes on with the same that waits. */
export async function startSession(ctx: Context, { body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const { kind, examId } = body;
  const courseId = kind === 'checkpoint' ? (body.courseId ?? null) : null;
  if (courseId !== null && !(await mayOpen(ctx, accountId, 'course', [courseId])).has(courseId)) fail('NOT_FOUND');
  const exam = (await examOf(ctx, { examId, courseId })) ?? fail('CHAPTER_UNKNOWN');
  const ofOne = courseId === null && (kind === 'chapter' || kind === 'checkpoint');
  const chapterId = ofOne ? (body.chapterId ?? null) : null;
  if (ofOne && !exam.chapters.some(({ id }) => id === chapterId)) fail('CHAPTER_UNKNOWN');
  const session = await inTransaction(ctx, async (tx) => {
    await lockByName(tx, `practice.start ${accountId}`);
    const waiting = (await listRunning(tx, accountId, examId)).find(
      (one) => one.kind === kind && one.chapterId === chapterId && one.courseId === courseId,
    );
    if (waiting) return waiting;
    const isFixed = kind === 'checkpoint' || kind === 'placement';
    const count = isFixed ? usual[kind] : (body.questions ?? usual[kind]);
    const made = newSession({
      accountId,
      kind,
      examId,
      chapterId,
      courseId,
      questions: count,
      startedAt: tx.clock.now(),
    });
    await insertSession(tx, made);
    const begun = await askIn(tx, made);
    if (begun.state === 'finished') fail('PRACTICE_EMPTY');
    return begun;
  });
  return presentSession(ctx, session);
}
