import type { api } from '@abhyas/contract';
import { overviewSize } from '@abhyas/contract/assessments/own-papers';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { learnerChoices } from '../../../learners/index.ts';
import { listAttemptsOf } from '../../answers/attempts.store.ts';
import { examPatterns } from '../../patterns/exam-patterns.ts';
import { examShelf, itemsOf, pilesOf, type ShelfPile } from '../exam-shelf.ts';
import { checkLimits, spreadOf } from '../making/make-own-paper.ts';
import { ownDraft } from '../making/own-draft.ts';
import { ownTitle } from '../making/own-titles.ts';
import { publishOwn } from '../making/publish-own.ts';
import { listOverviews, lockMaking } from '../own-papers.store.ts';
import { chooseOverview } from './choose-overview.ts';
import { overviewPlan } from './overview-plan.ts';

type Endpoint = typeof api.assessments.startOverview;

/** An OVERVIEW paper across the syllabus of an exam, for the caller alone; the one that waits to be sat where there is one. */
export async function startOverview(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const shelf = await examShelf(ctx, accountId, body.examId);
  const plan = overviewPlan(shelf.weights.size || shelf.chapters.length);
  const inSyllabus = ({ chapterId }: ShelfPile) => shelf.weights.size === 0 || shelf.weights.has(chapterId);
  const piles = (await pilesOf(ctx, shelf)).filter(inSyllabus);
  const items = await itemsOf(ctx, shelf, piles, { wanted: plan.questions, whole: false });
  const patterns = await examPatterns(ctx);
  const chosen = chooseOverview(items, plan.questions, spreadOf(shelf, patterns));
  const { languages } = await learnerChoices(ctx, accountId);
  const draft = ownDraft(
    {
      title: ownTitle('overview', [shelf.exam.name], languages[0] ?? 'en'),
      minutes: plan.minutes,
      exam: shelf.exam,
      languages: ['en', 'hi'],
    },
    chosen,
    patterns,
  );
  return inTransaction(ctx, async (tx) => {
    await lockMaking(tx, accountId);
    const before = await listOverviews(tx, accountId, shelf.exam.id);
    const sat = new Set(
      (await listAttemptsOf(tx, accountId, before)).flatMap(({ paperId, state }) =>
        state === 'marked' ? paperId : [],
      ),
    );
    const waiting = before.find((id) => !sat.has(id));
    if (waiting) return { paperId: waiting, made: false };
    await checkLimits(tx, accountId, false);
    if (chosen.length < overviewSize.least)
      fail('OWN_PAPER_SHORT', { available: chosen.length, wanted: overviewSize.least, widening: [] });
    return {
      paperId: await publishOwn(tx, { kind: 'OVERVIEW', accountId, examId: shelf.exam.id, draft }),
      made: true,
    };
  });
}
