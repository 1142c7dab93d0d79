import type { rankChoices, resultChoices } from '@abhyas/contract/assessments/result-prints';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { allPrints, fileOf, type PrintFile } from '../print/prints.store.ts';

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
/** A file of results, and what it is made of. */
export type ResultPrint = PrintFile & { readonly of: ResultsOfPaper | IssueOfList };

/** undefined where there is none of results: papers that are printed are read by other people. */
export async function findResultPrint(
  ctx: Pick<Context, 'db' | 'instituteId'>,
  id: string,
): Promise<ResultPrint | undefined> {
  const row = await allPrints(ctx)
    .where('document', 'in', ['results', 'ranks'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const file = fileOf(row);
  return row.document === 'ranks'
    ? {
        ...file,
        of: {
          document: 'ranks',
          listId: row.list_id!,
          issue: row.paper_version,
          choices: row.choices as IssueOfList['choices'],
        },
      }
    : {
        ...file,
        of: { document: 'results', paperId: row.paper_id!, choices: row.choices as ResultsOfPaper['choices'] },
      };
}
