import type { MemberRow } from '@abhyas/contract/cohorts/batches';
import type { Contact } from '../../identity/index.ts';
import { contactIn, type GivenMember } from './member-columns.ts';

export interface ReadMember {
  readonly row: number;
  readonly line: number;
  readonly given: GivenMember;
}
export interface MatchedRow extends ReadMember {
  readonly state: MemberRow['state'];
  readonly accountId: string | null;
  readonly problem: MemberRow['problem'];
}
interface Known {
  readonly byEmail: ReadonlyMap<string, Contact>;
  readonly byMobile: ReadonlyMap<string, readonly Contact[]>;
  readonly members: ReadonlySet<string>;
}

/** Says of each row which student it means, by e-mail and else by mobile; the second row that means the same one is refused. */
export function matchMembers(rows: readonly ReadMember[], known: Known): MatchedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const found = studentOf(row.given, known);
    if (typeof found === 'string') return { ...row, state: 'refused', accountId: null, problem: found };
    if (seen.has(found.id)) return { ...row, state: 'refused', accountId: found.id, problem: 'ROW_TWICE' };
    seen.add(found.id);
    return { ...row, state: known.members.has(found.id) ? 'already' : 'ready', accountId: found.id, problem: null };
  });
}

function studentOf(given: GivenMember, { byEmail, byMobile }: Known): Contact | NonNullable<MemberRow['problem']> {
  if (given.email === '' && given.mobile === '') return 'CONTACT_MISSING';
  const { email, mobile } = contactIn(given);
  if (email === undefined && mobile === undefined) return 'CONTACT_UNREADABLE';
  const byMail = email === undefined ? undefined : byEmail.get(email);
  if (byMail) return byMail;
  const [first, second] = mobile === undefined ? [] : (byMobile.get(mobile) ?? []);
  if (second) return 'SEVERAL_STUDENTS';
  return first ?? 'STUDENT_UNKNOWN';
}
