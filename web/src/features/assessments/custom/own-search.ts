import { type OwnCriterion, ownCriteria } from '@abhyas/contract/assessments/own-papers';

/** What a link may choose beforehand: an exam, chapters, where the questions come from. */
export interface OwnSearch {
  readonly exam?: number;
  /** Ids of chapters with commas between them. */
  readonly chapters?: string;
  readonly from?: OwnCriterion;
}

const CHAPTERS = /^[0-9a-f-]{36}(,[0-9a-f-]{36})*$/;

/** Reads the address; what nobody could have chosen is left out. */
export function readOwnSearch(raw: Readonly<Record<string, unknown>>): OwnSearch {
  const exam = Number(raw['exam']);
  const chapters = String(raw['chapters'] ?? '');
  const from = Object.values(ownCriteria).find((criterion) => criterion === Number(raw['from']));
  return {
    ...(Number.isInteger(exam) && exam > 0 && { exam }),
    ...(CHAPTERS.test(chapters) && { chapters }),
    ...(from !== undefined && { from }),
  };
}
