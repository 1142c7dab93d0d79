import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { MapChapter, PracticeMap } from '@abhyas/contract/practice/chapter-map';
import { dayIn } from '../../../kernel/clock.ts';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { learnerChoices } from '../../learners/index.ts';
import { countPracticeShelf } from '../../questions/index.ts';
import { type ChapterLink, comingExamDates, listExams } from '../../taxonomy/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { assignedTo } from '../assignments/assigned-to.ts';
import { chaptersOfExam, type ExamChapters } from '../beliefs/exam-chapters.ts';
import { type Standings, standingsOf } from '../beliefs/standings.ts';
import { chooseChapter } from '../choosing/choose-chapter.ts';
import { courseCheckpoints } from '../sessions/course-checkpoint.ts';
import { courseOf } from '../sessions/present-session.ts';
import { goalOf } from '../sessions/goals.store.ts';
import { listLinks } from '../prerequisites/links.store.ts';
import { countByDay, listAsked, listRunning } from '../sessions/sessions.store.ts';
import { weekOf } from './week-of.ts';

type Endpoint = typeof api.practice.showPracticeMap;
const DAY_MS = 86_400_000;

/** Where the caller stands in every chapter of an exam, what waits, and the goal of the day. */
export async function showPracticeMap(ctx: Context, { query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { accountId } = actorOf(ctx);
  const { examIds } = await learnerChoices(ctx, accountId);
  const all = await listExams(ctx);
  const chosen = all.filter(({ id }) => examIds.includes(id));
  const exams = chosen.length > 0 ? chosen : all;
  const examId = exams.find(({ id }) => id === query.examId)?.id ?? exams[0]?.id ?? fail('NOT_FOUND');
  const exam = (await chaptersOfExam(ctx, examId))!;
  const standings = await standingsOf(ctx, accountId);
  const chapters = await presentChapters(ctx, accountId, exam, standings);
  const date = (await comingExamDates(ctx)).find((one) => one.examId === examId);
  const links = await listLinks(ctx, examId);
  return {
    exams: exams.map(({ id, name }) => ({ id, name })),
    examId,
    exam: date ? { day: date.day, days: date.days } : null,
    chapters,
    running: await runningOf(ctx, accountId, exam),
    next: nextOf(exam, chapters, standings),
    fixFirst: fixFirstOf(chapters, links),
    checkpoints: checkpointsOf(chapters, standings),
    courses: await courseCheckpoints(ctx, accountId, exam, filledOf(chapters)),
    assigned: await assignedTo(ctx, accountId),
    ...(await goalAndWeek(ctx, accountId)),
  };
}

async function presentChapters(
  ctx: Context,
  accountId: string,
  { chapters }: ExamChapters,
  standings: Standings,
): Promise<MapChapter[]> {
  const subjectIds = [...new Set(chapters.map(({ subjectId }) => subjectId))];
  const counts = await countPracticeShelf(ctx, { accountId, subjectIds, except: [] });
  return chapters.map(({ id, name, subject, share, areaIds }) => {
    const { state, band } = standings.of(id);
    const { answers, lastAt } = standings.skillOf(id);
    const questions = areaIds.reduce((sum, area) => sum + (counts.get(area) ?? 0), 0);
    return { id, name, subject, share, state, band, answers, lastAt: lastAt?.toISOString() ?? null, questions };
  });
}

async function runningOf(ctx: Context, accountId: string, exam: ExamChapters): Promise<PracticeMap['running']> {
  const [session] = await listRunning(ctx, accountId, exam.examId);
  if (!session) return null;
  const asked = await listAsked(ctx, session.id);
  const chapter = session.chapterId === null ? undefined : exam.areas.get(session.chapterId);
  return {
    sessionId: session.id,
    kind: session.kind,
    chapter: chapter ? { id: chapter.id, name: chapter.name } : null,
    course: await courseOf(ctx, session),
    answered: asked.filter(({ outcome }) => outcome !== null).length,
    right: asked.filter(({ outcome }) => outcome === 'right').length,
    questions: session.questions,
  };
}

const filledOf = (chapters: readonly MapChapter[]): Set<string> =>
  new Set(chapters.filter(({ questions }) => questions > 0).map(({ id }) => id));

function nextOf(exam: ExamChapters, chapters: readonly MapChapter[], standings: Standings): PracticeMap['next'] {
  const filled = filledOf(chapters);
  const gaps = exam.chapters
    .filter(({ id }) => filled.has(id))
    .map(({ id, weight }) => {
      return { chapterId: id, weight: Math.max(1, weight), chance: standings.of(id).chance };
    });
  const chapterId = chooseChapter(gaps, []);
  const found = chapters.find(({ id }) => id === chapterId);
  return found ? { chapterId: found.id, name: found.name, share: found.share, band: found.band } : null;
}

/** The shaky chapter that a shaky one rests on and that has least right. Pure. */
function fixFirstOf(chapters: readonly MapChapter[], links: readonly ChapterLink[]): PracticeMap['fixFirst'] {
  const known = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const found = links
    .map(({ chapterId, beforeId }) => ({ chapter: known.get(chapterId), before: known.get(beforeId) }))
    .filter(({ chapter, before }) => chapter?.state === 'shaky' && before?.state === 'shaky' && before.questions > 0)
    .toSorted((a, b) => a.before!.band!.from - b.before!.band!.from)[0];
  if (!found) return null;
  const { chapter, before } = found;
  return { chapter: { id: chapter!.id, name: chapter!.name }, before: { id: before!.id, name: before!.name } };
}

/** So near to mastery, and answered so often, that ten questions may decide. */
const NEAR = 0.4;
const ENOUGH = 5;
const MOST_DUE = 4;

function checkpointsOf(chapters: readonly MapChapter[], standings: Standings): PracticeMap['checkpoints'] {
  return chapters
    .filter(({ id, state, answers, questions }) => {
      if (questions === 0) return false;
      return state === 'fading' || (state === 'shaky' && answers >= ENOUGH && standings.of(id).chance >= NEAR);
    })
    .toSorted((a, b) => (b.share ?? 0) - (a.share ?? 0))
    .slice(0, MOST_DUE)
    .map(({ id, name, state }) => ({ chapterId: id, name, state }));
}

async function goalAndWeek(ctx: Context, accountId: string): Promise<Pick<PracticeMap, 'goal' | 'week'>> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const goal = await goalOf(ctx, accountId);
  const days = await countByDay(ctx, accountId, { since: new Date(now.getTime() - 8 * DAY_MS), timeZone });
  return { goal, week: weekOf(dayIn(timeZone, now), days, goal.restDays) };
}
