import { learning } from './settings.ts';
import { sigmoid } from './normal.ts';

/** What is believed of one unknown: a normal distribution, in logits. */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/** The four unknowns that one answer speaks of. */
export interface Beliefs {
  readonly student: Belief;
  /** The student in this chapter, above or below what he is in all. */
  readonly skill: Belief;
  readonly item: Belief;
  readonly chapter: Belief;
}

export interface Taken {
  /** From 0 (wrong, left out) to 1 (right); partly right is the fraction. */
  readonly credit: number;
  /** Chance to be right by guessing alone: 1/k for one of k options, else 0. */
  readonly guess: number;
  /** The first answer of this student to this item. Later ones say something of the student only. */
  readonly first: boolean;
}

const sumOf = ({ student, skill, item, chapter }: Beliefs) => ({
  mean: student.mean + skill.mean - item.mean - chapter.mean,
  variance: student.variance + skill.variance + item.variance + chapter.variance,
});

/** Chance that a question is answered right: a logistic curve over a normal one, shrunk by the probit (MacKay 1992). Pure. */
export function chanceOf(beliefs: Beliefs, guess: number): number {
  const { mean, variance } = sumOf(beliefs);
  return guess + (1 - guess) * sigmoid(mean / Math.sqrt(1 + (Math.PI * variance) / 8));
}

/** What one answer teaches: one Newton step of a Gaussian filter over all four unknowns (Glickman 1999). Pure. */
export function learnFrom(beliefs: Beliefs, { credit, guess, first }: Taken): Beliefs {
  const { variance } = sumOf(beliefs);
  const p = chanceOf(beliefs, guess);
  const known = (p - guess) / (1 - guess);
  const information = (known * known * (1 - p)) / p;
  const step = ((credit - p) * known) / p / (1 + variance * information);
  const shrink = information / (1 + variance * information);
  const moved = (belief: Belief, direction: 1 | -1, least = 0): Belief => ({
    mean: belief.mean + direction * belief.variance * step,
    variance: Math.max(least, belief.variance - belief.variance ** 2 * shrink),
  });
  const skill = moved(beliefs.skill, 1);
  const { surest } = learning;
  return {
    student: moved(beliefs.student, 1),
    skill: { ...skill, variance: skill.variance + learning.drift },
    item: first ? moved(beliefs.item, -1, surest) : beliefs.item,
    chapter: first ? moved(beliefs.chapter, -1, surest) : beliefs.chapter,
  };
}

const WEEK_MS = 7 * 86_400_000;

/** A chapter after a while without practice: its certainty fades. A time that lies ahead fades nothing. Pure. */
export function faded(skill: Belief, since: Date | null, now: Date): Belief {
  const weeks = since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / WEEK_MS);
  return { mean: skill.mean, variance: skill.variance + learning.drift * weeks };
}
