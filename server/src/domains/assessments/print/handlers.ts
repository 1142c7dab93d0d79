import type { prints } from '@abhyas/contract/assessments/prints';
import type { Handlers } from '../../../kernel/http/implement.ts';
import { listPrints } from './list-prints.ts';
import { makePrints } from './make-prints.ts';
import { printFonts } from './page/look/fonts.ts';
import { previewPrint } from './preview-print.ts';
import { removePrint } from './remove-print.ts';

export const printHandlers: Handlers<typeof prints> = {
  listPrints,
  makePrints,
  removePrint,
  previewPrint,
  showPrintFonts: async () => ({ css: await printFonts() }),
};
