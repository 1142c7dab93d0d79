import { memberImport } from '@abhyas/contract/cohorts/member-imports';
import { checkSheets } from '../../../kernel/sheet-checks/check-sheets.ts';
import { record } from '../../audit/index.ts';
import { contactNames, contactsGiven, hasContact, presentStudents, rowsOfStudents } from '../../identity/index.ts';
import { getBatch } from '../batches/batches.store.ts';
import { openBatch, requireCurrent } from '../batches/open-batch.ts';
import { addTo } from '../members/add-members.ts';
import { listMemberIds } from '../members/members.store.ts';
import { matchMembers } from './match-members.ts';

/** A spreadsheet of students for a batch: who would come, who is there already and what is wrong; then those who can come are added. */
export const memberImportHandlers = checkSheets(memberImport, {
  columns: contactNames,
  isEnough: hasContact,
  open: async (ctx, { params }) => ({ batchId: requireCurrent(await getBatch(ctx, params.batchId)).id }),
  match: async (ctx, rows, { batchId }) => {
    const known = await contactsGiven(ctx, rows);
    return matchMembers(rows, { ...known, members: new Set(await listMemberIds(ctx, batchId)) });
  },
  // One who came meanwhile stays as is, one who left the institute is left out.
  commit: async (tx, { about, fileName }, rows) => {
    const batch = await openBatch(tx, about.batchId);
    const students = await rowsOfStudents(tx, rows);
    const accountIds = students.map(({ accountId }) => accountId);
    await addTo(tx, batch, accountIds, { kind: 'imported', reason: fileName });
  },
  present: async (ctx, rows) => (await presentStudents(ctx, rows)).map((student) => ({ student })),
  audit: {
    record,
    subject: ({ about }) => ({ subjectKind: 'batch', subjectId: about.batchId }),
    actions: { checked: 'batch.membersRead', cancelled: 'batch.importCancelled' },
  },
});
