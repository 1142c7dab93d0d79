import type { analysis } from '@abhyas/contract/assessments/analysis';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { exportAttemptSheet } from '../score-list/export-attempts.ts';
import { comparePapers } from './compare-papers.ts';
import { exportComparison, exportGains } from './compared/export-comparison.ts';
import { exportAnalysis, exportQuestionFigures } from './export-analysis.ts';
import { showAnalysis } from './show-analysis.ts';

export const analysisHandlers: Handlers<typeof analysis> = {
  showAnalysis,
  exportAnalysis,
  exportQuestionFigures,
  exportAttemptSheet,
  comparePapers,
  exportComparison,
  exportGains,
};
