import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import type { ImportSummary } from '@abhyas/contract/questions/imports';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { type Area, createArea, listSubjects, usableArea } from '../../taxonomy/index.ts';
import { listRowsOfArea, replaceRows } from './import-rows.store.ts';
import { recountRows } from './recount-rows.ts';
import { readAgain } from './read-again.ts';
import { getImport, lockImport } from '../imports/imports.store.ts';
import { summaryOf } from '../imports/summary-of.ts';

type Body = Input<typeof api.questions.placeImportArea>['body'];

/** Says which area the rows mean that name an unknown one; those rows are read again. */
export async function placeImportArea(
  ctx: Context,
  { params: { importId }, body }: Input<typeof api.questions.placeImportArea>,
): Promise<ImportSummary> {
  const { status } = await getImport(ctx, importId);
  if (status !== 'checked') fail('IMPORT_STATE', { status });
  const area = await placeOf(ctx, body);
  await inTransaction(ctx, async (tx) => {
    const found = await lockImport(tx, importId);
    if (found.status !== 'checked') fail('IMPORT_STATE', { status: found.status });
    const rows = await listRowsOfArea(tx, importId, body.name);
    const changed = rows.map((row) => ({ row, changes: { area: area.path } }));
    await replaceRows(tx, importId, await readAgain(tx, importId, changed, () => ({ area })));
    await recountRows(tx, importId);
    const details = { rows: rows.length, knowledgeAreaId: area.id };
    await record(tx, {
      action: 'question_import.area_placed',
      subjectKind: 'question_import',
      subjectId: importId,
      details,
    });
  });
  return summaryOf(ctx, importId);
}

async function placeOf(ctx: Context, { name, place }: Body): Promise<Area> {
  if ('knowledgeAreaId' in place) {
    return (await usableArea(ctx, place.knowledgeAreaId)) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  }
  const wanted = place.createUnderSubject.toLowerCase();
  const subjects = await listSubjects(ctx);
  const subject =
    subjects.find((one) => one.code === wanted || one.name.toLowerCase() === wanted) ?? fail('KNOWLEDGE_AREA_UNKNOWN');
  if (name === '') fail('KNOWLEDGE_AREA_UNKNOWN');
  return createArea(ctx, { name: name.split(/[›>]/).at(-1)!.trim(), subject: subject.code, parentId: null });
}
