import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type PersonImport, personImportLimits } from '@abhyas/contract/identity/person-imports';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { readSheet } from '../../../kernel/sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../../../kernel/sheets/sheet.ts';
import { record } from '../../audit/index.ts';
import { studentPlaces } from '../access/student-limit.ts';
import { namesOf } from '../accounts/names.ts';
import { knownEmails } from '../people/people.store.ts';
import { audienceOf, holdsAll } from '../roles/role-policies.ts';
import { listRoleRows } from '../roles/roles.store.ts';
import { checkRows, emailOf, readColumns } from './check-rows.ts';
import { countImportRows, findPersonImport, insertPersonImport, listImportedRows } from './person-imports.store.ts';

type Api = typeof api.identity;
type Upload = Input<Api['uploadPersonImport']> & { readonly file: Buffer };

const limits = {
  ...usualSheetLimits,
  bytes: personImportLimits.maxBytes,
  rows: personImportLimits.maxRows,
  cellCharacters: personImportLimits.maxCell,
};

/** Reads a list of people as a dry run: a report row by row, and nothing written but the report. */
export async function uploadPersonImport(ctx: Context, { query, file }: Upload): Promise<PersonImport> {
  const { header, rows } = await readWhole(file);
  const columns = readColumns(header) ?? fail('PERSON_SHEET', { code: 'COLUMNS' });
  const emails = await knownEmails(
    ctx,
    rows.map((row) => emailOf(columns, row)),
  );
  const actor = actorOf(ctx);
  const staffRoles = (await listRoleRows(ctx)).filter(({ name }) => audienceOf(name) === 'staff');
  const roles = new Map(staffRoles.map(({ name, capabilities }) => [name, holdsAll(actor, capabilities)]));
  const places = query.kind === 'student' ? await studentPlaces(ctx) : undefined;
  const checked = checkRows(columns, rows, { kind: query.kind, emails, roles, places });
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertPersonImport(tx, { ...query, id, createdBy: actor.accountId, rows: checked });
    await record(tx, {
      action: 'personImport.checked',
      subjectKind: 'personImport',
      subjectId: id,
      details: { kind: query.kind, rows: checked.length },
    });
  });
  return presentImport(ctx, id);
}

/** PERSON_SHEET with the code of what is wrong, where the file as a whole cannot be read. */
async function readWhole(file: Buffer): Promise<{ header: readonly string[]; rows: SheetRow[] }> {
  const rows: SheetRow[] = [];
  try {
    const { header } = await readSheet(file, limits, { onRows: (batch) => void rows.push(...batch) });
    if (rows.length === 0) fail('PERSON_SHEET', { code: 'SHEET_EMPTY' });
    return { header, rows };
  } catch (error) {
    if (error instanceof SheetError) return fail('PERSON_SHEET', { code: error.code });
    throw error;
  }
}

/** How an import stands. */
export async function showPersonImport(
  ctx: Context,
  { params }: Input<Api['showPersonImport']>,
): Promise<PersonImport> {
  return presentImport(ctx, params.importId);
}

/** One page of the report. */
export async function listPersonImportRows(
  ctx: Context,
  { params, query }: Input<Api['listPersonImportRows']>,
): Promise<Answer<Api['listPersonImportRows']>> {
  if (!(await findPersonImport(ctx, params.importId))) fail('NOT_FOUND');
  const { state, page, size } = query;
  const counts = await countImportRows(ctx, params.importId);
  return {
    rows: await listImportedRows(ctx, params.importId, { state, limit: size, offset: (page - 1) * size }),
    total: state === 'all' ? counts.ready + counts.refused + counts.written : counts[state],
    page,
    size,
  };
}

export async function presentImport(ctx: Context, importId: string): Promise<PersonImport> {
  const row = (await findPersonImport(ctx, importId)) ?? fail('NOT_FOUND');
  const counts = await countImportRows(ctx, importId);
  const may = actorOf(ctx).capabilities.has('people.write');
  return {
    importId,
    kind: row.kind as PersonImport['kind'],
    fileName: row.file_name,
    status: row.status as PersonImport['status'],
    createdAt: row.created_at.toISOString(),
    createdBy: (await namesOf(ctx, [row.created_by])).get(row.created_by)?.name ?? '',
    counts: { rows: counts.ready + counts.refused + counts.written, ...counts },
    can: {
      commit: may && row.status === 'checked' && counts.ready > 0,
      cancel: may && row.status === 'checked',
      undo: may && row.status === 'committed',
    },
  };
}
