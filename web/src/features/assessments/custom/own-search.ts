import { type OwnCriterion, ownCriteria, ownPaperLimits } from '@abhyas/contract/assessments/own-papers';
import type { Difficulty } from '@abhyas/contract/questions/shapes';

/** What a link may choose beforehand: an exam, chapters, where the questions come from, how hard they are and how many. */
export interface OwnSearch {
  readonly exam?: number;
  /** Ids of chapters with commas between them. */
  readonly chapters?: string;
  readonly from?: OwnCriterion;
  readonly level?: Difficulty;
  readonly questions?: number;
}

const { least, most } = ownPaperLimits.questions;
const levels: readonly Difficulty[] = [0, 1, 2];
const CHAPTERS = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/;

/** Reads the address; what nobody could have chosen is left out. */
export function readOwnSearch(raw: Readonly<Record<string, unknown>>): OwnSearch {
  const exam = Number(raw['exam']);
  const chapters = String(raw['chapters'] ?? '');
  const from = Object.values(ownCriteria).find((criterion) => criterion === Number(raw['from']));
  const level = levels.find((one) => String(one) === String(raw['level']));
  const questions = Number(raw['questions']);
  return {
    ...(Number.isInteger(exam) && exam > 0 && { exam }),
    ...(CHAPTERS.test(chapters) && { chapters }),
    ...(from !== undefined && { from }),
    ...(level !== undefined && { level }),
    ...(Number.isInteger(questions) && questions >= least && questions <= most && { questions }),
  };
}
