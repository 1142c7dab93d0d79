import type { AuditEntryDetail, AuditFilters, AuditList, AuditVerification } from '@abhyas/contract/insights/audit';
import { api } from '../../../lib/api.ts';

/** How a log is read: one's own institute's, or that of another one by an employee of the provider. */
export interface AuditCalls {
  /** The beginning of every query key of this log. */
  readonly key: readonly unknown[];
  readonly list: (query: AuditFilters & { after?: string; size?: number }, signal: AbortSignal) => Promise<AuditList>;
  readonly show: (entryId: string, signal: AbortSignal) => Promise<AuditEntryDetail>;
  readonly verify: () => Promise<AuditVerification>;
  readonly exported: (query: AuditFilters) => Promise<string>;
}

export function auditCalls(instituteId: number | undefined): AuditCalls {
  if (instituteId === undefined)
    return {
      key: ['insights', 'audit', 'own'],
      list: (query, signal) => api.insights.listAuditEntries({ query }, { signal }),
      show: (entryId, signal) => api.insights.showAuditEntry({ params: { entryId } }, { signal }),
      verify: () => api.insights.verifyAudit(),
      exported: (query) => api.insights.exportAuditEntries({ query }),
    };
  const params = { instituteId };
  return {
    key: ['insights', 'audit', instituteId],
    list: (query, signal) => api.insights.listInstituteAuditEntries({ params, query }, { signal }),
    show: (entryId, signal) => api.insights.showInstituteAuditEntry({ params: { instituteId, entryId } }, { signal }),
    verify: () => api.insights.verifyInstituteAudit({ params }),
    exported: (query) => api.insights.exportInstituteAuditEntries({ params, query }),
  };
}
