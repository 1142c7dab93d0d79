import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { examPlanOf } from '../reviewing/settings.store.ts';
import { todayOf } from './exam-day.ts';

/** The exam that the caller learns towards; one that is over is none. */
export async function showExamPlan(ctx: Context): Promise<Answer<typeof api.flashcards.showExamPlan>> {
  const found = await examPlanOf(ctx, actorOf(ctx).accountId);
  if (!found || found.examOn <= (await todayOf(ctx))) return { plan: null };
  const { since: _since, ...plan } = found;
  return { plan };
}
