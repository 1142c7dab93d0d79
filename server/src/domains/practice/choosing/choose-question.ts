import { sigmoid } from '../model/normal.ts';
import { learning } from '../model/settings.ts';

/** A question that may be asked next: approved, in scope, not seen. */
export interface Candidate {
  readonly id: string;
  readonly chapterId: string;
  readonly slope: number;
  /** On the scale of abilities, its chapter included. */
  readonly difficulty: number;
  /** Chance to be right by guessing alone. */
  readonly guess: number;
  /** Share of the recent students that it was shown to. */
  readonly exposure: number;
}

/** `diagnose`: what tells most. `practise`: what tells most of those that one gets right about seven times of ten. */
export type Purpose = 'diagnose' | 'practise';

/** Chance of somebody of this ability to answer it right. Pure. */
export const chanceAt = (ability: number, { slope, difficulty, guess }: Candidate): number =>
  guess + (1 - guess) * sigmoid(slope * (ability - difficulty));

/** Fisher information of a three-parameter item at a chance of p (Lord 1980). Pure. */
export function informationAt(p: number, { slope, guess }: Candidate): number {
  return (slope ** 2 * ((p - guess) / (1 - guess)) ** 2 * (1 - p)) / p;
}

/** How much a question is worth to somebody of this ability. Pure. */
export function worthOf(candidate: Candidate, ability: number, purpose: Purpose): number {
  const p = chanceAt(ability, candidate);
  const information = informationAt(p, candidate);
  if (purpose === 'diagnose') return information;
  const { target, slack, outside } = learning.choosing;
  return information - outside * Math.max(0, Math.abs(p - target) - slack);
}

export interface Choice {
  readonly ability: number;
  readonly purpose: Purpose;
  /** Questions of each chapter in this session. */
  readonly asked: ReadonlyMap<string, number>;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

/**
 * The next question: chapters stay level to within one, questions that many have just had rest, and of the best five any may come, so
 * that neighbours do not get the same. Undefined without candidates. Pure.
 */
export function chooseQuestion<T extends Candidate>(candidates: readonly T[], choice: Choice): T | undefined {
  const { exposure, best } = learning.choosing;
  const level = levelled(candidates, choice.asked);
  const rested = level.filter((one) => one.exposure < exposure);
  const eligible = rested.length < best ? level : rested;
  const top = bestOf(eligible, best, (one) => worthOf(one, choice.ability, choice.purpose));
  return top[Math.floor(choice.random() * top.length)];
}

function levelled<T extends Candidate>(candidates: readonly T[], asked: ReadonlyMap<string, number>): readonly T[] {
  let least = Number.POSITIVE_INFINITY;
  for (const { chapterId } of candidates) least = Math.min(least, asked.get(chapterId) ?? 0);
  return candidates.filter(({ chapterId }) => (asked.get(chapterId) ?? 0) === least);
}

/** The few of greatest worth, best first: one pass, because a chapter may have thousands. */
function bestOf<T>(all: readonly T[], most: number, worth: (one: T) => number): T[] {
  const top: { readonly one: T; readonly worth: number }[] = [];
  for (const one of all) {
    const given = worth(one);
    if (top.length === most && given <= top[most - 1]!.worth) continue;
    const at = top.findIndex((other) => other.worth < given);
    top.splice(at === -1 ? top.length : at, 0, { one, worth: given });
    if (top.length > most) top.pop();
  }
  return top.map(({ one }) => one);
}

/** Whether a diagnosis knows enough, or has asked enough. Pure. */
export function isDiagnosed(asked: number, error: number): boolean {
  const { least, most, error: enough } = learning.diagnosis;
  return asked >= most || (asked >= least && error <= enough);
}
