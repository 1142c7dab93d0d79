import { z } from 'zod';
import type { Access } from '../access.ts';
import { partner } from '../access.ts';
import { download, get, post } from '../endpoint.ts';
import { id, instant, text, whole } from '../shapes.ts';

/** A name within an action or of a kind of subject: `paper.published`, `account`. */
const word = z.string().regex(/^[a-zA-Z_.]{1,60}$/);

export const auditFilters = z.object({
  from: instant.optional(),
  to: instant.optional(),
  /** The account that acted. */
  actorId: id.optional(),
  /** An action, or the part before its dot: `paper` finds `paper.published` and all others of papers. */
  action: word.optional(),
  subjectKind: word.optional(),
  subjectId: text(80).optional(),
  /** Anything: a name, an e-mail address, a word of the reason. */
  search: text(80).default(''),
});
export type AuditFilters = z.input<typeof auditFilters>;

const person = z.object({
  id: z.string(),
  /** Null where the account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Somebody of the provider. */
  byProvider: z.boolean(),
});

const entry = z.object({
  id,
  at: instant,
  action: z.string(),
  /** Null where the product itself did it, or a visitor who was not signed in. */
  actor: person.nullable(),
  subject: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  reason: z.string(),
  address: z.string(),
  /** Browser and system, e.g. `Chrome · Windows`; empty where there was none. */
  device: z.string(),
  /** Fields whose values before and after are kept with the entry. */
  hasValues: z.boolean(),
  sealed: z.boolean(),
});
export type AuditEntryRow = z.infer<typeof entry>;

const change = z.object({
  field: z.string(),
  /** Texts as they are to be read; null where there was nothing. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
const entryDetail = entry.extend({
  changes: z.array(change),
  /** The values were those of a person whose data has been erased since. */
  erased: z.boolean(),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  userAgent: z.string(),
  seal: z.object({ sequence: whole, at: instant, link: z.string() }).nullable(),
});
export type AuditEntryDetail = z.infer<typeof entryDetail>;

/** What the verifier can find wrong, in the order in which one would ask. */
export const auditFaults = [
  'row_changed',
  'row_removed',
  'seal_changed',
  'seal_removed',
  'values_changed',
  'values_removed',
  'head_differs',
  'head_forged',
] as const;
const verification = z.object({
  /** Rows that the verifier recomputed, up to the first fault. */
  rows: whole,
  /** Rows whose personal values are gone with their person; the chain holds without them. */
  erased: whole,
  /** Rows of the last seconds that have no seal yet. */
  waiting: whole,
  sealedUntil: instant.nullable(),
  /** The newest seal that lies outside the database. */
  exported: z.object({ at: instant, sequence: whole }).nullable(),
  /** The first thing that is wrong; null: all is whole. */
  fault: z
    .object({
      kind: z.enum(auditFaults),
      sequence: whole,
      entryId: id.nullable(),
      at: instant.nullable(),
      action: z.string().nullable(),
    })
    .nullable(),
});
export type AuditVerification = z.infer<typeof verification>;

const listQuery = auditFilters.extend({
  /** The entry after which the page begins. */
  after: id.optional(),
  size: z.coerce.number().int().min(1).max(100).default(50),
});
const listReply = z.object({
  rows: z.array(entry),
  /** The `after` of the next page; null: this is the last. */
  next: id.nullable(),
  /** Every action that the log holds, for the filter. */
  actions: z.array(z.string()),
});
export type AuditList = z.infer<typeof listReply>;

const look: Access = partner('audit.read');
const lookAsEmployee: Access = { area: 'employees', can: 'audit.read' };
const instituteId = z.coerce.number().int().positive();
const entryParams = z.object({ entryId: id });

export const audit = {
  listAuditEntries: get('/api/audit', {
    summary: 'What was done in the institute, the newest first: who, what, why, from where',
    access: look,
    query: listQuery,
    reply: listReply,
  }),
  showAuditEntry: get('/api/audit/entries/:entryId', {
    summary: 'One entry with the values before and after',
    access: look,
    params: entryParams,
    reply: entryDetail,
    errors: ['NOT_FOUND'],
  }),
  verifyAudit: post('/api/audit/verification', {
    summary: 'Recomputes every seal of the log and names the first row that was changed or removed',
    access: look,
    reply: verification,
  }),
  exportAuditEntries: download('/api/audit.csv', {
    summary: 'The filtered log as CSV; that somebody took it is itself an entry',
    access: look,
    query: auditFilters,
    file: 'text/csv; charset=utf-8',
    reply: z.string(),
  }),
  listInstituteAuditEntries: get('/api/employees/institutes/:instituteId/audit', {
    summary: 'The log of one institute, for the provider',
    access: lookAsEmployee,
    params: z.object({ instituteId }),
    query: listQuery,
    reply: listReply,
    errors: ['NOT_FOUND'],
  }),
  showInstituteAuditEntry: get('/api/employees/institutes/:instituteId/audit/entries/:entryId', {
    summary: 'One entry of an institute’s log, for the provider',
    access: lookAsEmployee,
    params: entryParams.extend({ instituteId }),
    reply: entryDetail,
    errors: ['NOT_FOUND'],
  }),
  verifyInstituteAudit: post('/api/employees/institutes/:instituteId/audit/verification', {
    summary: 'Verifies the log of one institute, for the provider',
    access: lookAsEmployee,
    params: z.object({ instituteId }),
    reply: verification,
    errors: ['NOT_FOUND'],
  }),
  exportInstituteAuditEntries: download('/api/employees/institutes/:instituteId/audit.csv', {
    summary: 'The filtered log of one institute as CSV, written in both logs',
    access: lookAsEmployee,
    params: z.object({ instituteId }),
    query: auditFilters,
    file: 'text/csv; charset=utf-8',
    reply: z.string(),
    errors: ['NOT_FOUND'],
  }),
};
