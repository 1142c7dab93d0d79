import type { api } from '@abhyas/contract';
import { ownPaperCounts } from '@abhyas/contract/assessments/own-papers';
import type { Input, Reply } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { learnerChoices } from '../../../learners/index.ts';
import { belongsTo, isOwnOf } from '../../patterns/exam-of-pattern.ts';
import { examPatterns } from '../../patterns/exam-patterns.ts';
import { chooseFromRings, type ShelfItem, type Spread } from '../choosing/choose-spread.ts';
import { fits, narrowingOf, wayToEnough } from '../choosing/narrowing.ts';
import { chaptersIn, type ExamShelf, examShelf, itemsOf, pilesOf } from '../exam-shelf.ts';
import { countMade, countUnfinished, lockMaking } from '../own-papers.store.ts';
import { ownDraft } from './own-draft.ts';
import { ownTitle } from './own-titles.ts';
import { publishOwn } from './publish-own.ts';

type Endpoint = typeof api.assessments.makeOwnPaper;
const DAY = 86_400_000;

/**
 * Makes a CUSTOM paper (spec §9) for the caller alone. Where the wish is too narrow it is widened by those steps that the caller agreed
 * to, OWN_PAPER_SHORT names the others.
 */
export async function makeOwnPaper(ctx: Context, { body }: Input<Endpoint>): Promise<Reply<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const shelf = await examShelf(ctx, accountId, body.examId);
  const chapterIds = chaptersIn(shelf, body.chapterIds);
  if (chapterIds.length < body.chapterIds.length) fail('KNOWLEDGE_AREA_UNKNOWN');
  const piles = await pilesOf(ctx, shelf);
  const wish = narrowingOf(body);
  const { steps, rings } = wayToEnough(piles, wish, body.questions);
  const available = steps.at(-1)?.available ?? body.questions;
  if (available === 0 || steps.some(({ step }) => !body.agreed.includes(step)))
    fail('OWN_PAPER_SHORT', { available, wanted: body.questions, widening: [...steps] });
  const near = piles.filter((pile) => fits(pile, rings.at(-1)!));
  // What a criterion asks for is rare within its chapter: a share of the chapter could miss it.
  const whole = wish.criteria !== undefined;
  const items = await itemsOf(ctx, shelf, near, { wanted: body.questions, whole });
  const patterns = await examPatterns(ctx);
  const chosen = chooseFromRings(items, rings, body.questions, spreadOf(shelf, patterns));
  const { languages } = await learnerChoices(ctx, accountId);
  const draft = ownDraft(
    {
      title: ownTitle('own', namesOf(shelf, chosen), languages[0] ?? 'en'),
      minutes: body.minutes,
      exam: shelf.exam,
      languages: ['en', 'hi'],
    },
    chosen,
    patterns,
  );
  const paperId = await inTransaction(ctx, async (tx) => {
    await checkLimits(tx, accountId, true);
    return publishOwn(tx, { kind: 'CUSTOM', accountId, examId: shelf.exam.id, draft });
  });
  return { paperId, questions: chosen.length, widened: steps.map(({ step }) => step) };
}

/** So many papers of one's own within a day, and so many that wait to be sat. */
export async function checkLimits(tx: TransactionContext, accountId: string, unfinishedToo: boolean): Promise<void> {
  await lockMaking(tx, accountId);
  const made = await countMade(tx, accountId, new Date(tx.clock.now().getTime() - DAY), ['CUSTOM', 'OVERVIEW']);
  if (made >= ownPaperCounts.aDay) fail('OWN_PAPERS_TODAY', { made });
  const unfinished = unfinishedToo ? await countUnfinished(tx, accountId) : 0;
  if (unfinished >= ownPaperCounts.unfinished) fail('OWN_PAPERS_UNFINISHED', { unfinished });
}

/** Subjects as the newest pattern of the exam weighs them, chapters as its syllabus does. */
export function spreadOf({ exam, weights }: ExamShelf, patterns: Awaited<ReturnType<typeof examPatterns>>): Spread {
  const newest = patterns
    .filter((pattern) => belongsTo(pattern, exam))
    .toSorted((a, b) => Number(isOwnOf(b, exam)) - Number(isOwnOf(a, exam)) || b.fromYear - a.fromYear)[0];
  // Some exams, as CUET, have a paper for each subject.
  const sections = patterns
    .filter((pattern) => pattern.exam === newest?.exam && pattern.fromYear === newest.fromYear)
    .flatMap((pattern) => pattern.sections);
  const subjects: [ShelfItem['subject'], number][] = exam.subjects.map(({ code }) => [
    code,
    sections.reduce((sum, { subject, counted }) => (subject === code ? sum + counted : sum), 0),
  ]);
  return { subjects: new Map(subjects.map(([code, weight]) => [code, Math.max(1, weight)])), chapters: weights };
}

/** Chapters by name where it is few, else subjects. */
function namesOf({ chapters, exam }: ExamShelf, chosen: readonly ShelfItem[]): string[] {
  const ids = new Set(chosen.map(({ chapterId }) => chapterId));
  const named = chapters.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const subjects = new Set(chosen.map(({ subject }) => subject));
  return named.length <= 2 ? named : exam.subjects.filter(({ code }) => subjects.has(code)).map(({ name }) => name);
}
