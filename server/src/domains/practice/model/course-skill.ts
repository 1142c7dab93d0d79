import type { Belief } from './filter.ts';

export interface PartOfCourse {
  /** Of the exam's marks; parts without any weigh the same. */
  readonly weight: number;
  readonly skill: Belief;
  /** How hard the chapter is. */
  readonly chapter: number;
}

/**
 * What is believed of somebody in several chapters together: the mean of skill less hardness by weight, and the variance of that mean (the chapters
 * taken as independent). With the student's own ability it is judged as a chapter is. Pure.
 */
export function courseSkill(parts: readonly PartOfCourse[]): Belief {
  const all = parts.reduce((sum, { weight }) => sum + Math.max(1, weight), 0);
  const share = ({ weight }: PartOfCourse) => Math.max(1, weight) / all;
  return {
    mean: parts.reduce((sum, part) => sum + share(part) * (part.skill.mean - part.chapter), 0),
    variance: parts.reduce((sum, part) => sum + share(part) ** 2 * part.skill.variance, 0),
  };
}
