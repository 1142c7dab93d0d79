import type { api } from '@abhyas/contract';
import { ownPaperLimits, practiceSetsADay } from '@abhyas/contract/assessments/own-papers';
import type { PracticeWish } from '@abhyas/contract/assessments/practice-runs';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { learnerChoices } from '../../learners/index.ts';
import { type Area, listExams } from '../../taxonomy/index.ts';
import type { ShelfItem } from '../custom/choosing/choose-spread.ts';
import { itemsOf, pilesOf, type ShelfPile } from '../custom/exam-shelf.ts';
import { ownDraft } from '../custom/making/own-draft.ts';
import { ownTitle } from '../custom/making/own-titles.ts';
import { publishOwn } from '../custom/making/publish-own.ts';
import { countMade, lockMaking } from '../custom/own-papers.store.ts';
import { examPatterns } from '../patterns/exam-patterns.ts';
import { getVersion } from '../versions/versions.store.ts';
import { questionsOf } from '../versions/paper-version.ts';
import { practiceShelf } from './practice-shelf.ts';
import { findWaiting, insertRun } from '../practice-runs/practice-runs.store.ts';
import { drawFor } from '../practice-runs/start-practice-run.ts';

type Endpoint = typeof api.assessments.startPracticeSet;
const DAY = 86_400_000;

/** Starts to practise a few questions of a chapter without a form between, or goes on with the same wish that waits. PRACTICE_NOT_OPEN where there is none. */
export async function startPracticeSet(ctx: Context, { body: wish }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const known = await findWaiting(ctx, accountId, wish);
  if (known) return { runId: known.id, questions: known.questionIds.length, started: false };
  const { chapter, items } = await chosenFor(ctx, wish);
  if (items.length === 0) fail('PRACTICE_NOT_OPEN');
  const { languages } = await learnerChoices(ctx, accountId);
  const exam = await examOf(ctx, accountId, chapter);
  const draft = ownDraft(
    {
      title: ownTitle('practice', [chapter.name], languages[0] ?? 'en'),
      minutes: ownPaperLimits.minutes.usual,
      exam,
      languages: ['en', 'hi'],
    },
    items,
    await examPatterns(ctx),
  );
  return inTransaction(ctx, async (tx) => {
    await lockMaking(tx, accountId);
    const waiting = await findWaiting(tx, accountId, wish);
    if (waiting) return { runId: waiting.id, questions: waiting.questionIds.length, started: false };
    const made = await countMade(tx, accountId, new Date(tx.clock.now().getTime() - DAY), ['PRACTICE']);
    if (made >= practiceSetsADay) fail('OWN_PAPERS_TODAY', { made });
    const paperId = await publishOwn(tx, { kind: 'PRACTICE', accountId, examId: exam.id, draft });
    return { runId: await begin(tx, paperId, wish), questions: items.length, started: true };
  });
}

/** Nearest first: as hard and of the same topic, as hard, of the same topic, any of the chapter. */
async function chosenFor(
  ctx: Context,
  wish: PracticeWish,
): Promise<{ readonly chapter: Area; readonly items: readonly ShelfItem[] }> {
  const shelf = await practiceShelf(ctx, { areaIds: [wish.areaId], apartFrom: wish.apartFrom });
  const chapter = shelf.chapters.get(wish.areaId) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  const distance = ({ areaId, difficulty }: ShelfPile) =>
    (wish.difficulty !== undefined && difficulty !== wish.difficulty ? 2 : 0) + (areaId === wish.areaId ? 0 : 1);
  const piles = (await pilesOf(ctx, shelf)).filter(({ chapterId }) => chapterId === chapter.id);
  const items: ShelfItem[] = [];
  for (const near of [0, 1, 2, 3]) {
    const wanted = wish.questions - items.length;
    const ring = piles.filter((pile) => distance(pile) === near);
    if (wanted > 0 && ring.length > 0)
      items.push(...(await itemsOf(ctx, shelf, ring, { wanted, whole: false })).slice(0, wanted));
  }
  return { chapter, items };
}

/** The exam as which it is marked: of those that the student prepares for and that ask the subject, else any that does. */
async function examOf(ctx: Context, accountId: string, { subject }: Area): Promise<Exam> {
  const { examIds } = await learnerChoices(ctx, accountId);
  const asking = (await listExams(ctx)).filter(({ subjects }) => subjects.some(({ code }) => code === subject));
  return asking.find(({ id }) => examIds.includes(id)) ?? asking[0] ?? fail('KNOWLEDGE_AREA_UNKNOWN');
}

async function begin(tx: TransactionContext, paperId: string, wish: PracticeWish): Promise<string> {
  const version = await getVersion(tx, paperId, 1);
  const questionIds = questionsOf(version).map(({ id }) => id);
  const runId = newId();
  await insertRun(tx, {
    id: runId,
    paperId,
    paperVersion: 1,
    accountId: actorOf(tx).accountId,
    attemptId: null,
    wish,
    questionIds,
    variants: await drawFor(tx, runId, { version, questionIds }),
    state: 'running',
    startedAt: tx.clock.now(),
    endedAt: null,
  });
  await record(tx, { action: 'practice_run.started', subjectKind: 'paper', subjectId: paperId });
  return runId;
}
