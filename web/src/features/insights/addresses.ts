import { beside, matching, type PatchOf, search, type SearchOf, text, whole } from '../../lib/url-search.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
const WORD = /^[a-zA-Z_.]{1,60}$/;
const ID = /^[\w.:-]{1,80}$/;

/** What the address of a log says. */
export const auditSearch = search({
  search: text(80),
  action: matching(WORD),
  actorId: matching(ID),
  subjectKind: matching(WORD),
  subjectId: matching(ID),
  /** Days, `2026-11-21`; both are included. */
  from: matching(DAY),
  to: matching(DAY),
  /** The entry that is open. */
  entry: beside(matching(ID)),
  /** The institute whose log an employee of the provider reads; without it the provider's own. */
  institute: whole(),
});
export type AuditSearch = SearchOf<typeof auditSearch>;
export type AuditPatch = PatchOf<typeof auditSearch>;

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
