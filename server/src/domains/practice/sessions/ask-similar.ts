import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { withheldQuestions } from '../../assessments/index.ts';
import { getForPaper, listPracticeShelf, versionsOf } from '../../questions/index.ts';
import { areasOf } from '../../taxonomy/index.ts';
import { standingsOf } from '../beliefs/standings.ts';
import { mostAlike } from '../choosing/most-alike.ts';
import { place } from './ask-next.ts';
import { type Chosen, weighed } from './choose-next.ts';
import { isHelpful, presentSession } from './present-session.ts';
import { type AskedQuestion, listAsked, lockSession, saveSession, type Session } from './sessions.store.ts';

type Endpoint = typeof api.practice.askSimilar;

/** Asks, after a miss, the same with new numbers or what is most like it. While a question waits for its answer it stays that one. */
export async function askSimilar(ctx: Context, { params }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const session = await inTransaction(ctx, async (tx) => {
    const locked = await lockSession(tx, actorOf(tx).accountId, params.sessionId);
    if (locked.state === 'finished') fail('PRACTICE_SESSION_ENDED');
    const asked = await listAsked(tx, locked.id);
    const missed = asked.at(-1);
    if (!missed || missed.outcome === null) return locked;
    const chosen = isHelpful(locked) ? await similarTo(tx, locked, asked, missed) : undefined;
    await place(tx, locked, asked, chosen ?? fail('PRACTICE_NO_SIMILAR'));
    // After the last question of a set it is one more.
    const grown = { ...locked, questions: Math.max(locked.questions, asked.length + 1) };
    await saveSession(tx, grown);
    return grown;
  });
  return presentSession(ctx, session);
}

/** Of so many questions of the topic that fit by type and difficulty the words are compared. */
const COMPARED = 60;

async function similarTo(
  tx: TransactionContext,
  session: Session,
  asked: readonly AskedQuestion[],
  missed: AskedQuestion,
): Promise<Chosen | undefined> {
  const { accountId } = session;
  const area = (await areasOf(tx)).find(({ id }) => id === missed.areaId);
  if (!area) return undefined;
  const withheld = await withheldQuestions(tx, accountId);
  const again = missed.variant !== null && !withheld.includes(missed.questionId);
  const known = new Set(asked.map(({ questionId }) => questionId));
  const shelf = await listPracticeShelf(tx, {
    accountId,
    subjectIds: [area.subjectId],
    areaIds: [area.id],
    except: withheld,
  });
  const pool = shelf.filter(({ id, metAt }) => (again ? id === missed.questionId : metAt === null && !known.has(id)));
  const id = again ? pool[0]?.id : await nearest(tx, missed.questionId, pool);
  const [found] = await weighed(
    tx,
    missed.chapterId,
    pool.filter((one) => one.id === id),
  );
  if (!found) return undefined;
  const { band } = (await standingsOf(tx, accountId)).of(missed.chapterId);
  const why = { code: 'similar', fresh: again } as const;
  return { questionId: found.id, chapterId: missed.chapterId, item: found.item, why, band };
}

async function nearest(
  ctx: Context,
  questionId: string,
  pool: Awaited<ReturnType<typeof listPracticeShelf>>,
): Promise<string | undefined> {
  const question = (await getForPaper(ctx, [questionId])).get(questionId);
  if (!question) return undefined;
  const fitting = pool.toSorted(
    (a, b) => Number(b.type === question.type) - Number(a.type === question.type) || a.id.localeCompare(b.id),
  );
  const few = await getForPaper(
    ctx,
    fitting.slice(0, COMPARED).map(({ id }) => id),
  );
  const words = await versionsOf(ctx, [question, ...few.values()]);
  const said = words.get(questionId)?.content.en;
  const others = [...few.keys()].flatMap((id) => words.get(id) ?? []);
  return said && mostAlike(said, others)?.questionId;
}
