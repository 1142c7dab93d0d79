import type { PackageStandard, PackageUnit, PackageValues } from '@abhyas/contract/media/packages';

/** What a unit reports about itself. */
export interface Verdict {
  readonly completed: boolean;
  /** Null: it does not say. */
  readonly passed: boolean | null;
  /** Score in hundredths of a percent: 10,000 is everything. */
  readonly scoreHundredths: number | null;
}

/**
 * Reads completion, success and score: `cmi.core.*` of SCORM 1.2 (RTE 3.4.4), `cmi.completion_status`, `cmi.success_status` and
 * `cmi.score.scaled` of SCORM 2004 (RTE 4.2).
 */
export function readVerdict(standard: PackageStandard, values: PackageValues, unit: PackageUnit): Verdict {
  return standard === 'scorm12' ? readOld(values, unit.masteryScore) : readNew(values);
}

/** A mastery score decides over what was said, where there is a score. */
function readOld(values: PackageValues, masteryScore: number | null): Verdict {
  const status = textOf(values['cmi.core.lesson_status']);
  const raw = numberOf(values['cmi.core.score.raw']);
  const score = raw === null ? null : Math.min(100, Math.max(0, raw));
  const ended = status === 'completed' || status === 'passed' || status === 'failed';
  const said = status === 'passed' ? true : status === 'failed' ? false : null;
  const mastered = ended && masteryScore !== null && score !== null ? score >= masteryScore : said;
  return { completed: ended, passed: mastered, scoreHundredths: score === null ? null : Math.round(score * 100) };
}

function readNew(values: PackageValues): Verdict {
  const completion = textOf(values['cmi.completion_status']);
  const success = textOf(values['cmi.success_status']);
  const scaled = numberOf(values['cmi.score.scaled']);
  return {
    completed: completion === 'completed' || (completion !== 'incomplete' && success === 'passed'),
    passed: success === 'passed' ? true : success === 'failed' ? false : null,
    scoreHundredths: scaled === null ? null : Math.round(Math.min(1, Math.max(0, scaled)) * 10_000),
  };
}

/**
 * A package is done when each of its units is. It is passed when some unit was passed and every other one was passed too, or is done and says
 * nothing of it; failed as soon as one failed.
 */
export function joinVerdicts(units: readonly PackageUnit[], verdicts: ReadonlyMap<string, Verdict>): Verdict {
  const all = units.map(({ unitId }) => verdicts.get(unitId));
  const passes = new Set(all.map((one) => one?.passed ?? null));
  const settled = all.every((one) => one !== undefined && (one.passed !== null || one.completed));
  const scores = all.flatMap((one) => (one && one.scoreHundredths !== null ? [one.scoreHundredths] : []));
  return {
    completed: all.every((one) => one?.completed === true),
    passed: passes.has(false) ? false : settled && passes.has(true) ? true : null,
    scoreHundredths: scores.length === 0 ? null : Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length),
  };
}

const textOf = (value: PackageValues[string] | undefined) => (typeof value === 'string' ? value : '');
function numberOf(value: PackageValues[string] | undefined): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}
