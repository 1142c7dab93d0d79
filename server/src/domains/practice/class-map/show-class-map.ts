import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { ClassMap, Teaching } from '@abhyas/contract/practice/class-map';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { getBatch, listMemberIds } from '../../cohorts/index.ts';
import { namesOf } from '../../identity/index.ts';
import { listProfiles } from '../../learners/index.ts';
import { namesOfQuestions, questionsOfAreas } from '../../questions/index.ts';
import { listExams } from '../../taxonomy/index.ts';
import { chaptersOfExam, type ExamChapter } from '../beliefs/exam-chapters.ts';
import { type Standings, standingsAmong } from '../beliefs/standings.ts';
import { answersOf, missedBy, pacesOf } from './answers-of-class.store.ts';
import { driftOf } from './drift.ts';
import { teachNext } from './teach-next.ts';

type Endpoint = typeof api.practice.showClassMap;
const WEEK_MS = 7 * 86_400_000;

interface Class {
  readonly accountIds: readonly string[];
  readonly chapters: readonly ExamChapter[];
  readonly standings: (accountId: string) => Standings;
}

/** Where the students of a batch stand in each chapter of a subject, who drifts, and what to teach next. */
export async function showClassMap(ctx: Context, { params, query }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const batch = await getBatch(ctx, params.batchId);
  const accountIds = await listMemberIds(ctx, batch.id);
  const { exams, examId } = await examOf(ctx, accountIds, query.examId);
  const { chapters: all } = (await chaptersOfExam(ctx, examId))!;
  const subjects = [...new Set(all.map(({ subject }) => subject))];
  const subject = subjects.find((one) => one === query.subject) ?? subjects[0] ?? fail('NOT_FOUND');
  const chapters = all.filter((one) => one.subject === subject);
  const own: Class = { accountIds, chapters, standings: await standingsAmong(ctx, accountIds) };
  const { teach, answers } = await teachingOf(ctx, own);
  return {
    batch: { id: batch.id, name: batch.name, students: accountIds.length },
    exams,
    examId,
    subjects,
    subject,
    chapters: await presentChapters(ctx, own),
    students: await presentStudents(ctx, own),
    teach,
    answers,
    can: { assign: actorOf(ctx).capabilities.has('cohorts.write') && batch.archivedAt === null },
  };
}

/** The exam that was asked for, else the one that most of these students prepare for. */
async function examOf(ctx: Context, accountIds: readonly string[], asked: number | undefined) {
  const exams = await listExams(ctx);
  const chosen = (await listProfiles(ctx, accountIds)).flatMap(({ examIds }) => examIds);
  const wanted = (examId: number) => chosen.filter((one) => one === examId).length;
  const most = exams.toSorted((a, b) => wanted(b.id) - wanted(a.id))[0];
  const examId = exams.find(({ id }) => id === asked)?.id ?? most?.id ?? fail('NOT_FOUND');
  return { exams: exams.map(({ id, name }) => ({ id, name })), examId };
}

async function presentChapters(
  ctx: Context,
  { accountIds, chapters, standings }: Class,
): Promise<ClassMap['chapters']> {
  const counts = await questionsOfAreas.count(ctx);
  return chapters.map(({ id, name, share, areaIds }) => {
    const states = { mastered: 0, shaky: 0, fading: 0, not_begun: 0 };
    for (const accountId of accountIds) states[standings(accountId).of(id).state]++;
    return { id, name, share, questions: areaIds.reduce((sum, area) => sum + (counts.get(area) ?? 0), 0), states };
  });
}

async function presentStudents(
  ctx: Context,
  { accountIds, chapters, standings }: Class,
): Promise<ClassMap['students']> {
  const names = await namesOf(ctx, accountIds);
  const paces = await pacesOf(ctx, accountIds, ctx.clock.now());
  return accountIds
    .map((id) => {
      const known = standings(id);
      const pace = paces.get(id);
      return {
        id,
        name: names.get(id)?.name ?? '',
        drift: pace ? driftOf(pace) : null,
        cells: chapters.map((chapter) => {
          const { state, band } = known.of(chapter.id);
          return { state, band };
        }),
      };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1));
}

async function teachingOf(
  ctx: Context,
  { accountIds, chapters, standings }: Class,
): Promise<{ teach: Teaching[]; answers: number }> {
  const now = ctx.clock.now();
  const ids = chapters.map(({ id }) => id);
  const missed = await missedBy(ctx, accountIds, ids, now);
  const answered = await answersOf(ctx, accountIds, ids, now);
  const among = (chapterId: string, state: string) =>
    accountIds.filter((id) => standings(id).of(chapterId).state === state);
  const weeks = (chapterId: string, fading: readonly string[]) =>
    Math.max(0, ...fading.map((id) => Math.floor((now.getTime() - lastOf(standings(id), chapterId)) / WEEK_MS)));
  const fading = ids.map((id) => [id, among(id, 'fading')] as const);
  const words = await namesOfQuestions(
    ctx,
    missed.map(({ questionId }) => questionId),
  );
  const teach = teachNext({
    chapters,
    students: accountIds.length,
    missed,
    answered,
    fading: new Map(fading.map(([id, own]) => [id, { accountIds: own, weeks: weeks(id, own) }])),
    notBegun: new Map(ids.map((id) => [id, among(id, 'not_begun')])),
    questionName: (id) => words.get(id) ?? '',
  });
  return { teach, answers: answered.reduce((sum, { recent }) => sum + recent, 0) };
}

const lastOf = (standings: Standings, chapterId: string): number =>
  standings.skillOf(chapterId).lastAt?.getTime() ?? Number.POSITIVE_INFINITY;
