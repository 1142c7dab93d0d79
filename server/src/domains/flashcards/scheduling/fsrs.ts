import type { Rating as Answer } from '@abhyas/contract/flashcards/cards';
import { type FSRS, fsrs, Rating, State, type Grade } from 'ts-fsrs';

// The library writes three methods onto every Date of the process; it does not need them itself.
for (const added of ['scheduler', 'diff', 'format']) Reflect.deleteProperty(Date.prototype, added);

export const grades = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
} as const satisfies Readonly<Record<Answer, Grade>>;

export const states = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
} as const;
export type StateWord = keyof typeof states;
export const wordOf = (state: State): StateWord =>
  (Object.keys(states) as StateWord[]).find((word) => states[word] === state) ?? 'new';

const made = new Map<number, FSRS>();

/**
 * FSRS-6 with the default weights and learning steps of 1 and 10 minutes. Without random spread: the dates are a pure function of the
 * log, so that every device and every later fold says the same. `retention` in percent.
 */
export function schedulerFor(retention: number): FSRS {
  const known = made.get(retention);
  const scheduler = known ?? fsrs({ request_retention: retention / 100, enable_fuzz: false, enable_short_term: true });
  if (!known) made.set(retention, scheduler);
  return scheduler;
}

/** The two numbers of the forgetting curve of FSRS-6: R(t, S) = (1 + FACTOR · t / S) ^ −DECAY, which is .9 at t = S. */
export const DECAY = 0.1542;
export const FACTOR = 0.9 ** (-1 / DECAY) - 1;
