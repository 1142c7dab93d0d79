import { type ClassState, ENDS_MINUTES_AFTER, OPENS_MINUTES_BEFORE } from '@abhyas/contract/live/words';
import { fail } from '../../../kernel/errors.ts';
import type { StoredClass } from './classes.store.ts';

const MINUTE = 60_000;
type Timed = Pick<StoredClass, 'state' | 'startsAt' | 'endsAt'>;

/** The last moment at which a class can still run. */
export const lastMomentOf = ({ endsAt }: Pick<StoredClass, 'endsAt'>): Date =>
  new Date(endsAt.getTime() + ENDS_MINUTES_AFTER * MINUTE);

/** The state at an instant: what is scheduled opens by itself before it starts, and is over by itself. Pure. */
export function stateAt({ state, startsAt, endsAt }: Timed, now: Date): ClassState {
  if (state !== 'scheduled') return state;
  if (now >= lastMomentOf({ endsAt })) return 'ended';
  return now.getTime() >= startsAt.getTime() - OPENS_MINUTES_BEFORE * MINUTE ? 'open' : 'scheduled';
}

/** LIVE_STATE unless the class is in one of these states at this moment. */
export function requireState(one: Timed, now: Date, ...states: readonly ClassState[]): void {
  const state = stateAt(one, now);
  if (!states.includes(state)) fail('LIVE_STATE', { state });
}
