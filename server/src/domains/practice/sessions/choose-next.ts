import { randomInt } from 'node:crypto';
import type { Why } from '@abhyas/contract/practice/sessions';
import type { Context } from '../../../kernel/context.ts';
import { withheldQuestions } from '../../assessments/index.ts';
import { listPracticeShelf, type PracticeItem } from '../../questions/index.ts';
import { type Item, itemsOfChapter, chaptersOf } from '../beliefs/beliefs.store.ts';
import type { ExamChapter, ExamChapters } from '../beliefs/exam-chapters.ts';
import { guessOf } from '../beliefs/hear-answers.ts';
import { newItem } from '../beliefs/learn-answers.ts';
import { standingsOf } from '../beliefs/standings.ts';
import { countMissed } from '../beliefs/taken.store.ts';
import { chooseChapter } from '../choosing/choose-chapter.ts';
import { type Candidate, chanceAt, chooseQuestion } from '../choosing/choose-question.ts';
import type { Band } from '../model/chapter-standing.ts';
import { learning } from '../model/settings.ts';
import type { AskedQuestion, Session } from './sessions.store.ts';
import { whyAsked } from './why-asked.ts';

const WEEK_MS = 7 * 86_400_000;
/** Below so many sets the share of them that showed a question says nothing yet. */
const SETS_TO_COUNT = 50;

export interface Chosen {
  readonly questionId: string;
  readonly chapterId: string;
  readonly item: Item;
  readonly why: Why;
  /** How the chapter stands before the question. */
  readonly band: Band | null;
}

interface Open extends Candidate {
  readonly item: Item;
  readonly metAt: Date | null;
}

/** The next question of a set; undefined where nothing is left to ask. */
export async function chooseNext(
  ctx: Context,
  session: Session,
  exam: ExamChapters,
  asked: readonly AskedQuestion[],
): Promise<Chosen | undefined> {
  const standings = await standingsOf(ctx, session.accountId);
  const open = await openShelf(ctx, { session, exam, asked, chanceOf: (id) => standings.of(id).chance });
  if (!open) return undefined;
  const { chapter, found } = open;
  const unseen = found.filter(({ metAt }) => metAt === null);
  const seen = unseen.length === 0;
  const candidates = await weighed(ctx, chapter.id, seen ? longestAgo(found) : unseen);
  const diagnoses = session.kind === 'checkpoint' || session.kind === 'placement';
  const ability = standings.student.mean + standings.skillOf(chapter.id).mean;
  const one = chooseQuestion(candidates, {
    ability,
    purpose: diagnoses ? 'diagnose' : 'practise',
    asked: new Map(),
    random: () => randomInt(1_000_000) / 1_000_000,
  });
  if (!one) return undefined;
  const since = new Date(ctx.clock.now().getTime() - WEEK_MS);
  const standing = standings.of(chapter.id);
  const why = whyAsked({
    standing,
    chance: chanceAt(ability, one),
    diagnoses,
    seen,
    missed: await countMissed(ctx, session.accountId, chapter.id, since),
    share: chapter.share,
    exam: exam.examName,
  });
  return { questionId: one.id, chapterId: chapter.id, item: one.item, why, band: standing.band };
}

/** Where everything was met, the few that were met longest ago. */
const longestAgo = (found: readonly PracticeItem[]): PracticeItem[] =>
  found.toSorted((a, b) => a.metAt!.getTime() - b.metAt!.getTime()).slice(0, learning.choosing.best);

/** Questions of a chapter with what is known of them. */
export async function weighed(ctx: Context, chapterId: string, found: readonly PracticeItem[]): Promise<Open[]> {
  const [items, known] = [await itemsOfChapter(ctx, chapterId), (await chaptersOf(ctx)).get(chapterId)];
  const sets = Math.max(SETS_TO_COUNT, known?.sets ?? 0);
  return found.map(({ id, type, difficulty, metAt }) => {
    const guess = guessOf(type, { costly: false });
    const item = items.get(id) ?? newItem({ chapterId, guess, difficulty });
    return {
      id,
      chapterId,
      slope: item.slope ?? 1,
      difficulty: item.fitted ?? item.mean + (known?.mean ?? 0),
      guess: item.guess,
      exposure: item.shown / sets,
      item,
      metAt,
    };
  });
}

interface Wish {
  readonly session: Session;
  readonly exam: ExamChapters;
  readonly asked: readonly AskedQuestion[];
  readonly chanceOf: (chapterId: string) => number;
}

/** Of the chapters that are left the one that comes next: where most marks are open, in a placement one of those asked least. */
function nextChapter({ session, asked, chanceOf }: Wish, left: readonly ExamChapter[]): ExamChapter | undefined {
  if (session.chapterId !== null) return left.find(({ id }) => id === session.chapterId);
  if (session.courseId !== null) return heaviestOfLeastAsked(left, asked);
  if (session.kind === 'placement') {
    const many = (id: string) => asked.filter(({ chapterId }) => chapterId === id).length;
    const least = Math.min(...left.map(({ id }) => many(id)));
    const level = left.filter(({ id }) => many(id) === least);
    return level.length === 0 ? undefined : level[randomInt(level.length)];
  }
  const gaps = left.map(({ id, weight }) => ({ chapterId: id, weight: Math.max(1, weight), chance: chanceOf(id) }));
  const chosen = chooseChapter(
    gaps,
    asked.map(({ chapterId }) => chapterId),
  );
  return left.find(({ id }) => id === chosen);
}

/** A checkpoint of a course looks into every chapter once before it looks into one again, those first that weigh most. Pure. */
function heaviestOfLeastAsked(left: readonly ExamChapter[], asked: readonly AskedQuestion[]): ExamChapter | undefined {
  const many = (id: string) => asked.filter(({ chapterId }) => chapterId === id).length;
  return left.toSorted((a, b) => many(a.id) - many(b.id) || b.weight - a.weight)[0];
}

/** The next chapter that holds questions, with them: only the shelves that are looked into are read, not the whole bank. */
async function openShelf(ctx: Context, wish: Wish) {
  const { accountId } = wish.session;
  const except = [...(await withheldQuestions(ctx, accountId)), ...wish.asked.map(({ questionId }) => questionId)];
  for (let left = wish.exam.chapters; ;) {
    const chapter = nextChapter(wish, left);
    if (!chapter) return undefined;
    const { subjectId, areaIds } = chapter;
    const found = await listPracticeShelf(ctx, { accountId, except, subjectIds: [subjectId], areaIds });
    if (found.length > 0) return { chapter, found };
    left = left.filter((one) => one !== chapter);
  }
}
