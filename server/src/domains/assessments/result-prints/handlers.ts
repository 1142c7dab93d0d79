import type { resultPrints } from '@abhyas/contract/assessments/result-prints';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { printComparison } from './print-comparison.ts';
import { printRankList } from './print-rank-list.ts';
import { printResults } from './print-results.ts';
import { showResultPrint } from './show-result-print.ts';

export const resultPrintHandlers: Handlers<typeof resultPrints> = {
  printResults,
  printRankList,
  printComparison,
  showResultPrint,
};
