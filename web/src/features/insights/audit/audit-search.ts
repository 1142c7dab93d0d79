const DAY = /^\d{4}-\d\d-\d\d$/;
const WORD = /^[a-zA-Z_.]{1,60}$/;
const ID = /^[\w.:-]{1,80}$/;

/** What the address of a log says. */
export interface AuditSearch {
  readonly search?: string;
  readonly action?: string;
  readonly actorId?: string;
  readonly subjectKind?: string;
  readonly subjectId?: string;
  /** Days, `2026-11-21`; both are included. */
  readonly from?: string;
  readonly to?: string;
  /** The entry that is open. */
  readonly entry?: string;
  /** The institute whose log an employee of the provider reads; without it the provider's own. */
  readonly institute?: number;
}
export type AuditPatch = { readonly [K in keyof AuditSearch]?: AuditSearch[K] | undefined };

/** Reads the address; what nobody could have chosen is left out. The router reads `?search=42` as a number. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const fitting = (name: string, pattern: RegExp) => {
    const value = typeof raw[name] === 'number' ? String(raw[name]) : raw[name];
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  const institute = Number(raw['institute']);
  const read: AuditPatch = {
    search: fitting('search', /^.{1,80}$/),
    action: fitting('action', WORD),
    actorId: fitting('actorId', ID),
    subjectKind: fitting('subjectKind', WORD),
    subjectId: fitting('subjectId', ID),
    from: fitting('from', DAY),
    to: fitting('to', DAY),
    entry: fitting('entry', ID),
    institute: Number.isInteger(institute) && institute > 0 ? institute : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as AuditSearch;
}

export const patchAudit = (before: AuditSearch, patch: AuditPatch): AuditSearch =>
  readAuditSearch({ ...before, ...patch });

/** What the server is asked for. The end of the last day is the beginning of the next. */
export function auditQuery({ from, to, entry: _entry, institute: _institute, ...rest }: AuditSearch) {
  const startOf = (day: string, later = 0) => {
    const at = new Date(`${day}T00:00`);
    at.setDate(at.getDate() + later);
    return at.toISOString();
  };
  return { ...rest, ...(from && { from: startOf(from) }), ...(to && { to: startOf(to, 1) }) };
}

export const isFiltered = ({ entry: _entry, institute: _institute, ...filters }: AuditSearch): boolean =>
  Object.keys(filters).length > 0;
