import { learningLimits } from '@abhyas/contract/courses/learning';
import type { CompletionRule, LessonKind } from '@abhyas/contract/courses/shapes';

/** Extent of a lesson, in its own units: seconds, pages, thousandths. */
export interface Extent {
  readonly kind: LessonKind;
  /** Null: nobody knows how long it is. */
  readonly units: number | null;
}
/** What became of the thing behind a lesson. */
export type Reached = 'finished' | 'passed';

/** Thousandths are the units of an article. */
export const ARTICLE_UNITS = 1000;

/** Milliseconds of the learner's time that one unit takes at least: a second at double speed, a page, a thousandth of an article. */
export function leastMsOf(kind: LessonKind): number {
  if (kind === 'article') return 10;
  return kind === 'video' || kind === 'audio' ? 1000 / learningLimits.speed : 1000;
}

/** Whole percent of a lesson that was seen; 0 where its extent is not known. Pure. */
export function percentSeen({ units }: Extent, seen: number): number {
  return units ? Math.min(100, Math.floor((seen * 100) / units)) : 0;
}

/** Whether what was seen is enough for the rule: rules that ask for more than seeing are met elsewhere. Pure. */
export function isSeenEnough(rule: CompletionRule, extent: Extent, seen: number): boolean {
  if (rule.rule !== 'watched' && rule.rule !== 'read') return false;
  return extent.units !== null && extent.units > 0 && seen * 100 >= rule.percent * extent.units;
}

/** By hand where the rule says so, and where it asks to watch or read something whose extent nobody knows. Pure. */
export function isMarkedByHand(rule: CompletionRule, { units }: Extent): boolean {
  return rule.rule === 'marked' || ((rule.rule === 'watched' || rule.rule === 'read') && !units);
}

/** Whether what became of the thing behind a lesson meets its rule; what was passed is finished too. Pure. */
export function isReached({ rule }: CompletionRule, reached: Reached): boolean {
  return rule === 'finished' || (rule === 'passed' && reached === 'passed');
}
