import type { resultPrints } from '@abhyas/contract/assessments/result-prints';
import type { Handlers } from '../../../kernel/http/implement.ts';
import type { Jobs } from '../../../kernel/jobs/worker.ts';
import { printComparison } from './print-comparison.ts';
import { printRankList } from './print-rank-list.ts';
import { printResults } from './print-results.ts';
import { showResultPrint } from './show-result-print.ts';
import { WRITE_RESULT_PRINT, writeResultPrint } from './write-result-print.job.ts';

export const resultPrintHandlers: Handlers<typeof resultPrints> = {
  printResults,
  printRankList,
  printComparison,
  showResultPrint,
};
export const resultPrintJobs: Jobs = { [WRITE_RESULT_PRINT]: writeResultPrint };
