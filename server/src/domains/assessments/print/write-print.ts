import { arrangements } from '@abhyas/contract/assessments/arrange-print';
import type { PrintChoices, PrintDocument } from '@abhyas/contract/assessments/prints';
import type { SetLetter } from '@abhyas/contract/assessments/shapes';
import type { Context } from '../../../kernel/context.ts';
import { fileKind, type Made, type StoredFile } from '../../../kernel/made-files/file-kind.ts';
import { printPage } from '../../../kernel/printing/print-page.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import { draftVersion } from './draft-version.ts';
import { gatherBooklet } from './gather-booklet.ts';
import { composeInChild } from './page/compose-in-child.ts';
import { printFonts } from './page/look/fonts.ts';
import { pagesOf, printed } from './print-kind.ts';

/** A paper, its key or its solutions. */
export interface PrintOfPaper {
  readonly paperId: string;
  /** 0: the draft. */
  readonly version: number;
  readonly document: PrintDocument;
  readonly set: SetLetter;
  readonly choices: PrintChoices;
}

export const paperPrint = fileKind<PrintOfPaper>({ kind: 'paperPrint', ...printed, make: writePrint });

async function writePrint(
  ctx: Context,
  { about: { paperId, version, document, set, choices } }: StoredFile<PrintOfPaper>,
  tell: (progress: number) => Promise<void>,
): Promise<Made> {
  const of =
    version === 0 ? await draftVersion(ctx, await getPaper(ctx, paperId)) : await paperVersion(ctx, paperId, version);
  const booklet = await gatherBooklet(ctx, of, { document, set });
  await tell(20);
  const html = await composeInChild({ document, booklet, choices, fonts: await printFonts() });
  await tell(40);
  const pdf = await printPage(html, { arrange: arrangements });
  await tell(95);
  return { contents: [{ name: `${document}-${set}.pdf`, bytes: pdf }], facts: { pages: pagesOf(pdf) } };
}
