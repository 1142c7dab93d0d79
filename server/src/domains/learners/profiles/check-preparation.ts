import type { Exam } from '@abhyas/contract/taxonomy/taxonomy';
import type { ErrorName } from '@abhyas/contract';
import { failFields } from '../../../kernel/errors.ts';

export interface Preparation {
  readonly examIds: readonly number[];
  readonly standardId: number | null;
  readonly targetYear: number | null;
}

const refuse = (error: ErrorName, field: string): never =>
  failFields(error, [{ path: `body.${field}`, messageKey: `errors.${error}` }]);

/**
 * What somebody prepares for after a change: EXAM_UNKNOWN, STANDARD_UNKNOWN or TARGET_YEAR_UNKNOWN beside its field where the chosen
 * exams do not know what is given; what stood before and does not fit any more is let go.
 */
export function checkPreparation(
  exams: readonly Exam[],
  before: Preparation,
  given: Partial<{ examIds: readonly number[]; standardId: number; targetYear: number }>,
): Preparation {
  const examIds = [...new Set(given.examIds ?? before.examIds)];
  const chosen = exams.filter(({ id }) => examIds.includes(id));
  if (given.examIds && chosen.length < examIds.length) refuse('EXAM_UNKNOWN', 'exams');
  const standards = new Set(chosen.flatMap((exam) => exam.standards.map(({ id }) => id)));
  const years = new Set(chosen.flatMap((exam) => exam.targetYears));
  if (given.standardId !== undefined && !standards.has(given.standardId)) refuse('STANDARD_UNKNOWN', 'standard');
  if (given.targetYear !== undefined && !years.has(given.targetYear)) refuse('TARGET_YEAR_UNKNOWN', 'targetYear');
  const kept = <T>(value: T | null, known: ReadonlySet<T>) => (value !== null && known.has(value) ? value : null);
  return {
    examIds,
    standardId: given.standardId ?? kept(before.standardId, standards),
    targetYear: given.targetYear ?? kept(before.targetYear, years),
  };
}
