import type { comparisonChoices, rankChoices, resultChoices } from '@abhyas/contract/assessments/result-prints';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { allPrints, fileOf, type PrintFile, type PrintRow } from '../print/prints.store.ts';

interface ResultsOfPaper {
  readonly document: 'results';
  readonly paperId: string;
  readonly choices: z.infer<typeof resultChoices>;
}
interface IssueOfList {
  readonly document: 'ranks';
  readonly listId: string;
  readonly issue: number;
  readonly choices: z.infer<typeof rankChoices>;
}
interface ComparedPapers {
  readonly document: 'comparison';
  readonly choices: z.infer<typeof comparisonChoices>;
}
/** A file of results, and what it is made of. */
export type ResultPrint = PrintFile & { readonly of: ResultsOfPaper | IssueOfList | ComparedPapers };

/** undefined where there is none of results: papers that are printed are read by other people. */
export async function findResultPrint(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  id: string,
): Promise<ResultPrint | undefined> {
  const row = await allPrints(ctx)
    .where('document', 'in', ['results', 'ranks', 'comparison'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const file = fileOf(row);
  return { ...file, of: subjectOf(row) };
}

function subjectOf(
  row: Pick<PrintRow, 'document' | 'list_id' | 'paper_id' | 'paper_version' | 'choices'>,
): ResultPrint['of'] {
  const { document, list_id: listId, paper_id: paperId, paper_version: issue, choices } = row;
  if (document === 'ranks') return { document, listId: listId!, issue, choices: choices as IssueOfList['choices'] };
  if (document === 'comparison') return { document, choices: choices as ComparedPapers['choices'] };
  return { document: 'results', paperId: paperId!, choices: choices as ResultsOfPaper['choices'] };
}
