import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { drawVariant, getForPaper, versionsOf } from '../../questions/index.ts';
import { countShown } from '../beliefs/beliefs.store.ts';
import { standingsOf } from '../beliefs/standings.ts';
import { isDiagnosed } from '../choosing/choose-question.ts';
import { chooseNext, type Chosen } from './choose-next.ts';
import { examOf, isCoursePassed } from './course-checkpoint.ts';
import { presentSession } from './present-session.ts';
import {
  type AskedQuestion,
  insertAsked,
  listAsked,
  lockSession,
  saveSession,
  type Session,
} from './sessions.store.ts';

type Endpoint = typeof api.practice.askNext;

/** The next question of a set; it ends where it has asked enough, or nothing is left. */
export async function askNext(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const session = await inTransaction(ctx, async (tx) =>
    askIn(tx, await lockSession(tx, actorOf(tx).accountId, params.sessionId)),
  );
  return presentSession(ctx, session);
}

/** The same inside of a transaction that has locked the set. */
export async function askIn(tx: TransactionContext, session: Session): Promise<Session> {
  if (session.state === 'finished') return session;
  const asked = await listAsked(tx, session.id);
  if (asked.at(-1)?.outcome === null) return session;
  const exam = (await isEnough(tx, session, asked)) ? undefined : await examOf(tx, session);
  const chosen = exam && (await chooseNext(tx, session, exam, asked));
  if (!chosen) return finishSession(tx, session);
  await place(tx, session, asked, chosen);
  if (chosen.chapterId in session.standings) return session;
  const begun = { ...session, standings: { ...session.standings, [chosen.chapterId]: chosen.band } };
  await saveSession(tx, begun);
  return begun;
}

const PLACEMENT_MS = 5 * 60_000;

async function isEnough(tx: TransactionContext, session: Session, asked: readonly AskedQuestion[]): Promise<boolean> {
  if (asked.length >= session.questions) return true;
  if (session.kind !== 'placement') return false;
  const { student } = await standingsOf(tx, session.accountId);
  const isLong = tx.clock.now().getTime() - session.startedAt.getTime() >= PLACEMENT_MS;
  return isDiagnosed(asked.length, isLong ? 0 : Math.sqrt(student.variance));
}

/** Puts a question behind those that were asked. */
export async function place(
  tx: TransactionContext,
  session: Session,
  asked: readonly AskedQuestion[],
  { questionId, chapterId, item, why }: Chosen,
): Promise<void> {
  const { version, keyVersion, knowledgeAreaId } = (await getForPaper(tx, [questionId])).get(questionId)!;
  const { variables } = (await versionsOf(tx, [{ questionId, version }])).get(questionId)!;
  const position = asked.length + 1;
  await insertAsked(tx, session.id, {
    position,
    questionId,
    version,
    keyVersion,
    chapterId,
    areaId: knowledgeAreaId,
    // Fresh numbers each time: the question is one item whatever they are.
    variant: variables ? drawVariant(variables, `${session.id} ${position}`) : null,
    why,
    askedAt: tx.clock.now(),
    response: null,
    outcome: null,
    seconds: null,
    answeredAt: null,
  });
  await countShown(tx, questionId, item, !asked.some((one) => one.chapterId === chapterId));
}

/** Ends a set; a checkpoint is passed when its chapter, or those that were asked of its course together, are mastered then. */
export async function finishSession(tx: TransactionContext, session: Session): Promise<Session> {
  const passed = session.kind === 'checkpoint' ? await isPassed(tx, session) : null;
  const ended: Session = { ...session, state: 'finished', passed, endedAt: tx.clock.now() };
  await saveSession(tx, ended);
  return ended;
}

async function isPassed(tx: TransactionContext, session: Session): Promise<boolean> {
  const standings = await standingsOf(tx, session.accountId);
  if (session.chapterId !== null) return standings.of(session.chapterId).state === 'mastered';
  const { chapters } = (await examOf(tx, session)) ?? { chapters: [] };
  const answered = (await listAsked(tx, session.id)).filter(({ outcome }) => outcome !== null);
  // A chapter of which the bank has no question was not asked, and cannot be shown.
  const asked = new Set(answered.map(({ chapterId }) => chapterId));
  return isCoursePassed(
    chapters.filter(({ id }) => asked.has(id)),
    standings,
    answered.length,
  );
}
