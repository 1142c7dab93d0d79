import type { comparisonChoices, rankChoices, resultChoices } from '@abhyas/contract/assessments/result-prints';
import type { z } from 'zod';

interface ResultsOfPaper {
  readonly document: 'results';
  readonly paperId: string;
  readonly choices: z.infer<typeof resultChoices>;
}
interface IssueOfList {
  readonly document: 'ranks';
  readonly listId: string;
  readonly issue: number;
  readonly choices: z.infer<typeof rankChoices>;
}
interface ComparedPapers {
  readonly document: 'comparison';
  readonly choices: z.infer<typeof comparisonChoices>;
}
/** What a file of results is made of. */
export type PrintOfResults = ResultsOfPaper | IssueOfList | ComparedPapers;
