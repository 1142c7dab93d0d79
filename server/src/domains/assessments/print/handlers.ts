import type { prints } from '@abhyas/contract/assessments/prints';
import type { Handlers } from '../../../kernel/http/implement.ts';
import type { Jobs, Sweep } from '../../../kernel/jobs/worker.ts';
import { listPrints } from './list-prints.ts';
import { makePrints } from './make-prints.ts';
import { printFonts } from './page/look/fonts.ts';
import { previewPrint } from './preview-print.ts';
import { REMOVE_PRINTS, removePrint, removePrints } from './remove-print.ts';
import { WRITE_PRINT, writePrint } from './write-print.job.ts';

export const printHandlers: Handlers<typeof prints> = {
  listPrints: (ctx, input) => listPrints(ctx, input),
  makePrints: (ctx, input) => makePrints(ctx, input),
  removePrint: (ctx, input) => removePrint(ctx, input),
  previewPrint: (ctx, input) => previewPrint(ctx, input),
  showPrintFonts: async () => ({ css: await printFonts() }),
};
export const printJobs: Jobs = { [WRITE_PRINT]: writePrint, [REMOVE_PRINTS]: removePrints };
export const printSweeps: readonly Sweep[] = [{ job: REMOVE_PRINTS, every: '53 * * * *' }];
