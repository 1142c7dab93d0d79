import type { QuestionSheet } from '@abhyas/contract/assessments/shapes';
import type { Context } from '../../../kernel/context.ts';
import { type KeptSheet, keptSheet, writtenSheet } from '../versions/kept-sheet.ts';
import { type PaperVersion, variedOf } from '../versions/paper-version.ts';
import { fillSheet } from './fill-sheet.ts';
import { variantsOf } from './variants-of.ts';

/** The questions of an attempt as its student reads them. */
export async function sheetOf(ctx: Context, version: PaperVersion, attemptId: string): Promise<QuestionSheet> {
  const { sheet } = await keptSheet(ctx, version);
  return variedOf(version).length === 0 ? sheet : fillSheet(sheet, await variantsOf(ctx, version, attemptId));
}

/** The same, ready to be sent: what everybody shares, or one for this attempt alone where the paper has variables. */
export async function attemptSheet(ctx: Context, version: PaperVersion, attemptId: string): Promise<KeptSheet> {
  return variedOf(version).length === 0
    ? keptSheet(ctx, version)
    : writtenSheet(await sheetOf(ctx, version, attemptId));
}
