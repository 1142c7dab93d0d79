import type { api } from '@abhyas/contract';
import { ownPaperCounts } from '@abhyas/contract/assessments/own-papers';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { countChoices } from './choosing/count-choices.ts';
import { countFitting, narrowingOf, wayToEnough } from './choosing/narrowing.ts';
import { chaptersIn, examShelf, pilesOf } from './exam-shelf.ts';
import { countUnfinished } from './own-papers.store.ts';

type Endpoint = typeof api.assessments.countOwnQuestions;

/** What a student could choose for a paper of his own, with the figures of each choice, and the way to enough questions. */
export async function countOwnQuestions(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const shelf = await examShelf(ctx, accountId, body.examId);
  const piles = await pilesOf(ctx, shelf);
  // A link may name topics, or chapters of another exam: the form shows what they are here.
  const chapterIds = chaptersIn(shelf, body.chapterIds);
  const wish = narrowingOf({ ...body, chapterIds });
  return {
    chapterIds,
    available: countFitting(piles, wish),
    ...countChoices(piles, wish, {
      subjects: shelf.exam.subjects.map(({ code }) => code),
      chapters: shelf.chapters.map(({ id, name, subject }) => ({ id, name, subject })),
    }),
    widening: [...wayToEnough(piles, wish, body.questions).steps],
    unfinished: await countUnfinished(ctx, accountId),
    mostUnfinished: ownPaperCounts.unfinished,
  };
}
