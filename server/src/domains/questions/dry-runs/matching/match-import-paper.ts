import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../../kernel/context.ts';
import { fail } from '../../../../kernel/errors.ts';
import { usableArea } from '../../../taxonomy/index.ts';
import { lockImport, moveImport } from '../../imports/imports.store.ts';
import { summaryOf } from '../../imports/summary-of.ts';
import { rememberPattern } from './read-as-said.ts';
import { isSame, readAgain } from './read-again.ts';

/** Says how a paper is to be read, and has it read again so; what was fixed in its questions before is gone. */
export async function matchImportPaper(
  ctx: Context,
  { params: { importId }, body: { confirm, ...pattern } }: Input<typeof api.questions.matchImportPaper>,
): Promise<ImportSummary> {
  const area = pattern.knowledgeAreaId;
  if (area && !(await usableArea(ctx, area))) fail('KNOWLEDGE_AREA_UNKNOWN');
  const anew = await inTransaction(ctx, async (tx) => {
    const { paper, status } = await lockImport(tx, importId);
    if (!paper || (status !== 'matching' && status !== 'checked')) return fail('IMPORT_STATE', { status });
    const said = { ...paper, pattern, isSaid: confirm };
    if (confirm) await rememberPattern(tx, said);
    if (isSame(paper.pattern, pattern)) {
      await moveImport(tx, importId, confirm ? 'checked' : 'matching', { paper: said });
      return undefined;
    }
    return readAgain(tx, importId, { paper: said }, paper.seen.questions);
  });
  await anew?.(ctx);
  return summaryOf(ctx, importId);
}
