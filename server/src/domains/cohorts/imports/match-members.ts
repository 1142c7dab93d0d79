import type { MemberRow } from '@abhyas/contract/cohorts/batches';
import { type GivenContact, type KnownContacts, studentMeant } from '../../identity/index.ts';

export interface ReadMember {
  readonly row: number;
  readonly line: number;
  readonly given: GivenContact;
}
export interface MatchedRow extends ReadMember {
  readonly state: MemberRow['state'];
  readonly accountId: string | null;
  readonly problem: MemberRow['problem'];
}
interface Known extends KnownContacts {
  readonly members: ReadonlySet<string>;
}

/** Says of each row which student it means, by e-mail and else by mobile; the second row that means the same one is refused. */
export function matchMembers(rows: readonly ReadMember[], known: Known): MatchedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const found = studentMeant(row.given, known);
    if (typeof found === 'string') return { ...row, state: 'refused', accountId: null, problem: found };
    if (seen.has(found.id)) return { ...row, state: 'refused', accountId: found.id, problem: 'ROW_TWICE' };
    seen.add(found.id);
    return { ...row, state: known.members.has(found.id) ? 'already' : 'ready', accountId: found.id, problem: null };
  });
}
