import type { ChapterState } from '@abhyas/contract/practice/shapes';
import { type Belief, faded } from './filter.ts';
import { logit, normalShare, sigmoid } from './normal.ts';
import { learning } from './settings.ts';

/** What is known of one student in one chapter. */
export interface Skill extends Belief {
  readonly answers: number;
  readonly mastered: boolean;
  readonly lastAt: Date | null;
}

interface Known {
  readonly student: Belief;
  readonly skill: Belief;
  /** How hard the chapter is. */
  readonly chapter: number;
}

/** Chance that somebody would answer at least four of five middling questions of the chapter right. Pure. */
export function masteryChance({ student, skill, chapter }: Known): number {
  const above = student.mean + skill.mean - chapter - logit(learning.mastery.share);
  return normalShare(above / Math.sqrt(student.variance + skill.variance));
}

/** Whether a chapter is mastered after an answer: gained at .80, kept until it falls below .60. Pure. */
export function isMastered(
  known: Known,
  { answers, before }: { readonly answers: number; readonly before: boolean },
): boolean {
  const chance = masteryChance(known);
  if (before && chance >= learning.mastery.lost) return true;
  return answers >= learning.mastery.answers && chance >= learning.mastery.gained;
}

/** Likely share of questions of a chapter answered right, in whole percent. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** The band in which the share lies two times of three: one standard deviation to either side. Pure. */
export function bandOf({ student, skill, chapter }: Known): Band {
  const middle = student.mean + skill.mean - chapter;
  const spread = Math.sqrt(student.variance + skill.variance);
  return { from: Math.round(100 * sigmoid(middle - spread)), to: Math.round(100 * sigmoid(middle + spread)) };
}

export interface Standing {
  readonly state: ChapterState;
  readonly band: Band | null;
  /** Chance to be mastered, for the choice of what comes next. */
  readonly chance: number;
}

/** How a chapter stands today: one that was mastered and of which time has taken the certainty is fading, not lost. Pure. */
export function standingOf(known: Known & { readonly skill: Skill }, now: Date): Standing {
  const today = { ...known, skill: faded(known.skill, known.skill.lastAt, now) };
  const chance = masteryChance(today);
  const { answers, mastered } = known.skill;
  if (answers === 0) return { state: 'not_begun', band: null, chance };
  // So much less than at the last answer is noticed; one that was mastered with .70 is not fading the next day.
  const fresh = chance >= Math.min(learning.mastery.gained, masteryChance(known) - learning.mastery.fading);
  const state = !mastered ? 'shaky' : fresh ? 'mastered' : 'fading';
  return { state, band: bandOf(today), chance };
}
