import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { findIssue } from '../rank-lists/issues.store.ts';
import { getRankList } from '../rank-lists/rank-lists.store.ts';
import { askPrint } from './ask-print.ts';

type Endpoint = typeof api.assessments.printRankList;

/** Asks for the newest issue of a rank list as PDF; NOT_FOUND before the first. */
export async function printRankList(ctx: Context, { params, body }: Input<Endpoint>): Promise<Answer<Endpoint>> {
  const { id, issue, draft } = await getRankList(ctx, params.listId);
  const { candidates } = (await findIssue(ctx, id, issue)) ?? fail('NOT_FOUND');
  return askPrint(
    ctx,
    { listId: id, issue, document: 'ranks', choices: body },
    {
      action: 'rank_list.exported',
      subjectKind: 'rank_list',
      subjectId: id,
      details: { title: draft.title, rows: candidates, format: 'pdf' },
    },
  );
}
