import type { api } from '@abhyas/contract';
import type { Handlers } from '../../kernel/http/implement.ts';
import { exportAuditEntries } from './audit/export-audit-entries.ts';
import { exportInstituteAuditEntries } from './audit/export-institute-audit-entries.ts';
import { listAuditEntries } from './audit/list-audit-entries.ts';
import { listInstituteAuditEntries } from './audit/list-institute-audit-entries.ts';
import { showAuditEntry } from './audit/show-audit-entry.ts';
import { showInstituteAuditEntry } from './audit/show-institute-audit-entry.ts';
import { verifyAudit } from './audit/verify-audit.ts';
import { verifyInstituteAudit } from './audit/verify-institute-audit.ts';
import { showStaffDay } from './staff-day/show-staff-day.ts';
import { showStaffLearning } from './staff-day/show-staff-learning.ts';
import { showStudentPage } from './students/show-student-page.ts';

export const handlers: Handlers<typeof api.insights> = {
  listAuditEntries,
  showAuditEntry,
  verifyAudit,
  exportAuditEntries,
  listInstituteAuditEntries,
  showInstituteAuditEntry,
  verifyInstituteAudit,
  exportInstituteAuditEntries,
  showStaffDay,
  showStaffLearning,
  showStudentPage,
};
