import type { Context } from '../../../kernel/context.ts';
import { fileKind } from '../../../kernel/made-files/file-kind.ts';
import { printPage } from '../../../kernel/printing/print-page.ts';
import { logoAddress, rulesOf, settingsOf } from '../../tenancy/index.ts';
import { printFonts } from '../print/page/look/fonts.ts';
import { pagesOf, printed } from '../print/print-kind.ts';
import { gatherComparison } from './gather-comparison.ts';
import { gatherRanks } from './gather-ranks.ts';
import { type Gathered, gatherResults } from './gather-results.ts';
import { type PageLanguage, pageLanguage } from './page/page-language.ts';
import { sheetHtml } from './page/sheet-html.ts';
import type { PrintOfResults } from './print-of-results.ts';

export const resultPrint = fileKind<PrintOfResults>({
  kind: 'resultPrint',
  ...printed,
  make: async (ctx, { about }, tell) => {
    const html = await composeResultPrint(ctx, about, await printFonts());
    await tell(40);
    const pdf = await printPage(html);
    await tell(95);
    return { contents: [{ name: `${about.document}.pdf`, bytes: pdf }], facts: { pages: pagesOf(pdf) } };
  },
});

/** The page that is printed. `fonts`: style sheet with the fonts in it. */
export async function composeResultPrint(ctx: Context, of: PrintOfResults, fonts: string): Promise<string> {
  const page = pageLanguage(of.choices.language, (await rulesOf(ctx.instituteId)).timeZone);
  const { head, body } = await gather(ctx, of, page);
  const logo = await logoAddress(ctx.instituteId);
  const institute = (await settingsOf(ctx.instituteId))?.name ?? '';
  return sheetHtml(page, { ...head, institute, ...(logo && { logo }) }, body, fonts);
}

function gather(ctx: Context, of: PrintOfResults, page: PageLanguage): Promise<Gathered> {
  if (of.document === 'ranks') return gatherRanks(ctx, of, page);
  return of.document === 'comparison' ? gatherComparison(ctx, of, page) : gatherResults(ctx, of, page);
}
