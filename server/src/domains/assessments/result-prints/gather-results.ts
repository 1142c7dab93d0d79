import type { Context } from '../../../kernel/context.ts';
import { listMemberIds, namesOfBatches } from '../../cohorts/index.ts';
import { absentOf } from '../absent/list-absent.ts';
import { analyse } from '../analysis/show-analysis.ts';
import { getPaper } from '../versions/papers.store.ts';
import { attemptRows } from '../score-list/scores-sheet.ts';
import type { PrintOfResults } from './print-of-results.ts';
import type { PageLanguage } from './page/page-language.ts';
import { resultsHtml } from './page/results-html.ts';
import type { SheetHead } from './page/sheet-html.ts';

/** What is below the letterhead, and the part of it that is of this document. */
export interface Gathered {
  readonly head: Pick<SheetHead, 'title' | 'kind' | 'facts'>;
  readonly body: string;
}

/** The results of a paper as they stand now: of everybody, or of the members of a batch. */
export async function gatherResults(
  ctx: Context,
  { paperId, choices: { version, batchId } }: Extract<PrintOfResults, { document: 'results' }>,
  page: PageLanguage,
): Promise<Gathered> {
  const { words, number, dateTime } = page;
  const of = { version, batchId };
  // Whether batches may be read was asked when the file was asked for.
  const analysis = await analyse(ctx, paperId, of, true);
  const members = batchId === undefined ? null : await listMemberIds(ctx, batchId);
  const batch = batchId === undefined ? undefined : (await namesOfBatches(ctx, [batchId])).get(batchId);
  const attempts = await attemptRows(ctx, paperId, members);
  const absent = await absentOf(ctx, await getPaper(ctx, paperId), { batchId });
  return {
    head: {
      title: analysis.paper.title,
      kind: words.results,
      facts: [
        batch === undefined ? words.everybody : words.batch(batch),
        words.version(number(analysis.paper.version)),
        words.asOf(dateTime(ctx.clock.now())),
      ],
    },
    body: resultsHtml({ analysis, attempts, absent }, page),
  };
}
