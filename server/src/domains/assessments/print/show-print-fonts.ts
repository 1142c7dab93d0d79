import type { api } from '@abhyas/contract';
import type { Answer } from '@abhyas/contract/endpoint';
import { printFonts } from './page/look/fonts.ts';

/** The style sheet with the fonts that a printed page is set in. */
export async function showPrintFonts(): Promise<Answer<typeof api.assessments.showPrintFonts>> {
  return { css: await printFonts() };
}
