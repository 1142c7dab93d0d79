import type { api } from '@abhyas/contract';
import { type MemberImport, memberSheetLimits } from '@abhyas/contract/cohorts/batches';
import type { Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { readSheet } from '../../../kernel/sheets/read-sheet.ts';
import { SheetError, type SheetRow, usualSheetLimits } from '../../../kernel/sheets/sheet.ts';
import { record } from '../../audit/index.ts';
import { contactColumns, contactIn, givenContact, studentsByContact } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { requireCurrent } from '../batches/open-batch.ts';
import { listMemberIds } from '../members/members.store.ts';
import { matchMembers, type ReadMember } from './match-members.ts';
import { insertImport, insertImportRows } from './member-imports.store.ts';
import { showMemberImport } from './show-import.ts';

const limits = {
  ...usualSheetLimits,
  bytes: memberSheetLimits.maxBytes,
  rows: memberSheetLimits.maxRows,
  cellCharacters: 300,
};

/** Reads a spreadsheet of students as a dry run: who would come, who is there already, and what is wrong. Nobody is added yet. */
export async function uploadMembers(
  ctx: Context,
  { params, query, file }: Input<typeof api.cohorts.uploadMembers> & { readonly file: Buffer },
): Promise<MemberImport> {
  const batch = requireCurrent(await getBatch(ctx, params.batchId));
  const read = await readMembers(file);
  const contacts = read.map(({ given }) => contactIn(given));
  const known = await studentsByContact(ctx, {
    emails: contacts.flatMap(({ email }) => email ?? []),
    mobiles: contacts.flatMap(({ mobile }) => mobile ?? []),
  });
  const rows = matchMembers(read, { ...known, members: new Set(await listMemberIds(ctx, batch.id)) });
  const id = newId();
  await inTransaction(ctx, async (tx) => {
    await insertImport(tx, { id, batchId: batch.id, fileName: query.fileName }, actorOf(tx).accountId);
    await insertImportRows(tx, id, rows);
    await record(tx, {
      action: 'batch.membersRead',
      subjectKind: 'batch',
      subjectId: batch.id,
      details: { importId: id, rows: rows.length },
    });
  });
  return showMemberImport(ctx, id);
}

async function readMembers(file: Buffer): Promise<ReadMember[]> {
  const sheet: SheetRow[] = [];
  try {
    const { header } = await readSheet(file, limits, { onRows: (rows) => void sheet.push(...rows) });
    const columns = contactColumns(header) ?? fail('MEMBER_SHEET', { problem: 'COLUMNS' });
    if (sheet.length === 0) fail('MEMBER_SHEET', { problem: 'SHEET_EMPTY' });
    return sheet.map(({ row, line, cells }) => ({ row, line, given: givenContact(columns, cells) }));
  } catch (error) {
    if (error instanceof SheetError) return fail('MEMBER_SHEET', { problem: error.code });
    throw error;
  }
}
