import type { Plan, PlanDay, PlanItem } from '@abhyas/contract/practice/plan';
import { dayIn } from '../../../kernel/clock.ts';
import type { Context } from '../../../kernel/context.ts';
import { countPracticeShelf } from '../../questions/index.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { chaptersOfExam } from '../beliefs/exam-chapters.ts';
import { standingsOf } from '../beliefs/standings.ts';
import { goalOf } from '../sessions/goals.store.ts';
import { countByDay } from '../sessions/sessions.store.ts';
import { planDays, type PlannedChapter } from './plan-days.ts';
import { type KeptPlan, listPlans } from './plans.store.ts';

const DAY_MS = 86_400_000;
const WEEK = 7;
const SHOWN_DAYS = 14;

/** The day of the institute's calendar. */
export async function todayOf(ctx: Context): Promise<string> {
  return dayIn((await rulesOf(ctx.instituteId)).timeZone, ctx.clock.now());
}

/** A plan as it is today. */
export async function planOf(ctx: Context, accountId: string, kept: KeptPlan): Promise<Plan> {
  const { timeZone } = await rulesOf(ctx.instituteId);
  const today = await todayOf(ctx);
  const chapters = await plannedChapters(ctx, accountId, kept.examId);
  const { restDays } = await goalOf(ctx, accountId);
  const { days, leftOut, needed } = planDays(chapters, { ...kept, today, restDays });
  const answered = await countByDay(ctx, accountId, {
    since: new Date(ctx.clock.now().getTime() - 2 * DAY_MS),
    timeZone,
  });
  const mastered = chapters.filter(({ state }) => state === 'mastered').length;
  return {
    examOn: kept.examOn,
    minutes: kept.minutes,
    left: days.length - 1,
    today: days[0]!,
    done: answered.find(({ day }) => day === today)?.questions ?? 0,
    days: days.slice(0, SHOWN_DAYS),
    weeks: weeksOf(days),
    chapters: { all: chapters.length, mastered, planned: chapters.length - mastered - leftOut.length },
    leftOut: leftOut.map(({ chapterId, name }) => ({ id: chapterId, name })),
    needed,
  };
}

/** The plan of the nearest exam, with the exam's name; undefined where there is none. */
export async function nearestPlan(ctx: Context, accountId: string) {
  const [kept] = await listPlans(ctx, accountId, await todayOf(ctx));
  return kept && { examId: kept.examId, ...(await planOf(ctx, accountId, kept)) };
}

/** Chapters that can be practised at all. */
async function plannedChapters(ctx: Context, accountId: string, examId: number): Promise<PlannedChapter[]> {
  const { chapters } = (await chaptersOfExam(ctx, examId))!;
  const standings = await standingsOf(ctx, accountId);
  const subjectIds = [...new Set(chapters.map(({ subjectId }) => subjectId))];
  const counts = await countPracticeShelf(ctx, { accountId, subjectIds, except: [] });
  return chapters
    .filter(({ areaIds }) => areaIds.some((id) => (counts.get(id) ?? 0) > 0))
    .map(({ id, name, subject, weight }) => {
      const { state, chance } = standings.of(id);
      return { chapterId: id, name, subject, weight, state, chance };
    });
}

/** Weeks from Monday on, with what is done in each of them together. */
function weeksOf(days: readonly PlanDay[]): Plan['weeks'] {
  const monday = (day: string) => {
    const at = new Date(day);
    return new Date(at.getTime() - ((at.getUTCDay() + WEEK - 1) % WEEK) * DAY_MS).toISOString().slice(0, 10);
  };
  return [...Map.groupBy(days, ({ day }) => monday(day)).values()].map((own) => {
    const items = new Map<string, PlanItem>();
    for (const item of own.flatMap((one) => one.items)) {
      const key = `${item.kind} ${item.chapterId}`;
      items.set(key, { ...item, questions: item.questions + (items.get(key)?.questions ?? 0) });
    }
    return { from: own[0]!.day, to: own.at(-1)!.day, items: [...items.values()] };
  });
}
