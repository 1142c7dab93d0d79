import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { ExamWay } from '@abhyas/contract/flashcards/exam';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { thread } from '../../../kernel/threads/ask-thread.ts';
import { rulesOf } from '../../tenancy/index.ts';
import { countAnswers } from '../day/day.store.ts';
import { rememberedBand } from '../day/remembered-band.ts';
import { USUAL_MILLISECONDS } from '../day/show-flashcards-day.ts';
import { addDays } from '../scheduling/study-day.ts';
import { daysUntil } from './exam-day.ts';
import type { ExamWays, Way } from './exam-ways.ts';
import type { ExamQuestion } from './foresee-in-thread.ts';
import { countFresh, listBegun } from './standing.store.ts';

const ask = thread<ExamQuestion, ExamWays>(new URL('foresee-in-thread.ts', import.meta.url));
const WEEK = 7;
/** Answers of so many days say how fast somebody is. */
const SPEED_DAYS = 28;
/** Fewer answers than these say nothing of it. */
const ENOUGH_ANSWERS = 20;
const DAY = 86_400_000;

type Foresee = typeof api.flashcards.foreseeExam;
/** What can be remembered on the day of an exam, from what the caller remembers now. */
export async function foreseeExam(ctx: Context, { query }: Input<Foresee>): Promise<Answer<Foresee>> {
  const { accountId } = actorOf(ctx);
  const { today, days } = await daysUntil(ctx, query.examOn);
  const { timeZone } = await rulesOf(ctx.instituteId);
  const now = ctx.clock.now();
  const begun = await listBegun(ctx, { accountId, now, timeZone });
  const fresh = await countFresh(ctx, accountId);
  const speed = await countAnswers(ctx, accountId, new Date(now.getTime() - SPEED_DAYS * DAY));
  const own = speed.reviews < ENOUGH_ANSWERS ? null : speed.milliseconds;
  const seconds = (own ?? USUAL_MILLISECONDS) / 1000;
  const { possible, ...ways } = await ask({ standing: { days, begun, fresh, seconds }, wish: query });
  const present = (way: Way) => presentWay(way, today);
  return {
    possible,
    cards: begun.length + fresh,
    fresh,
    within: present(ways.within),
    longer: ways.longer && present(ways.longer),
    fewer: ways.fewer && present(ways.fewer),
  };
}

function presentWay({ retention, newPerDay, mostNew, minutes, cards, share, work }: Way, today: string): ExamWay {
  const weeks = Array.from({ length: Math.ceil(work.length / WEEK) }, (_, week) => {
    const ofWeek = work.slice(week * WEEK, (week + 1) * WEEK);
    const mean = ofWeek.reduce((sum, one) => sum + one, 0) / ofWeek.length;
    return { from: addDays(today, week * WEEK), minutes: Math.round(mean) };
  });
  const remembered = rememberedBand(cards, cards * share, cards * share * (1 - share));
  return { retention, newPerDay, mostNew, minutes, cards, remembered, weeks };
}
