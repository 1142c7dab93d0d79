import type { Memory } from '@abhyas/contract/flashcards/cards';
import { type Schedule, SLIPS } from './schedules.store.ts';

/** How well somebody remembers a card; null where it was neither answered nor put to rest. Pure. */
export function presentMemory(schedule: Schedule | undefined): Memory | null {
  if (!schedule || (schedule.state === 'new' && !schedule.suspendedAt)) return null;
  const { state, dueAt, reviews, lapses, suspendedAt } = schedule;
  return {
    state,
    dueAt: dueAt?.toISOString() ?? null,
    reviews,
    lapses,
    suspended: suspendedAt !== null,
    slipping: lapses >= SLIPS,
  };
}
