import type { PrintChoices } from '@abhyas/contract/assessments/prints';
import type { Context } from '../../../kernel/context.ts';
import { getPaper } from '../versions/papers.store.ts';
import { paperVersion } from '../answers/kept-version.ts';
import type { PaperVersion } from '../versions/paper-version.ts';
import { draftVersion } from './draft-version.ts';

/** What is printed of a paper: the published version, or the draft where that is chosen or nothing was published. */
export async function printedVersion(
  ctx: Context,
  paperId: string,
  { draft }: Pick<PrintChoices, 'draft'>,
): Promise<PaperVersion> {
  const paper = await getPaper(ctx, paperId);
  return draft || paper.version === 0 ? draftVersion(ctx, paper) : paperVersion(ctx, paperId, paper.version);
}
