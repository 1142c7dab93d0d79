import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { openEntry, verifyAudit } from '../audit/index.ts';
import { exportEntries } from './audit/export-entries.ts';
import { listEntries } from './audit/list-entries.ts';
import { placeOfLog } from './audit/place-of-log.ts';
import { presentEntry } from './audit/present-entry.ts';
import { showStaffDay } from './staff-day/show-staff-day.ts';
import { showStaffLearning } from './staff-day/show-staff-learning.ts';
import { showStudentPage } from './students/show-student-page.ts';

export const handlers: Handlers<typeof api.insights> = {
  showStaffDay,
  showStaffLearning,
  showStudentPage,
  listAuditEntries: (ctx, { query }) => listEntries(ctx, query, false),
  showAuditEntry: async (ctx, { params }) => presentEntry(ctx, await openEntry(ctx, params.entryId), false),
  verifyAudit,
  exportAuditEntries: (ctx, { query }) => exportEntries(ctx, query, { forProvider: false, places: [ctx] }),
  listInstituteAuditEntries: async (ctx, { params, query }) =>
    listEntries(await placeOfLog(ctx, params.instituteId), query, true),
  showInstituteAuditEntry: async (ctx, { params }) => {
    const there = await placeOfLog(ctx, params.instituteId);
    return presentEntry(there, await openEntry(there, params.entryId), true);
  },
  verifyInstituteAudit: async (ctx, { params }) => verifyAudit(await placeOfLog(ctx, params.instituteId)),
  exportInstituteAuditEntries: async (ctx, { params, query }) => {
    const there = await placeOfLog(ctx, params.instituteId);
    return exportEntries(there, query, { forProvider: true, places: [there, ctx] });
  },
};
