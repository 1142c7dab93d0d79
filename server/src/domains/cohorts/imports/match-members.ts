import type { memberImport } from '@abhyas/contract/cohorts/member-imports';
import type { ReadRow, Verdict } from '../../../kernel/sheet-checks/sheet-rules.ts';
import { type KnownContacts, studentMeant } from '../../identity/index.ts';

type Kind = typeof memberImport;
interface Known extends KnownContacts {
  readonly members: ReadonlySet<string>;
}

/** Says of each row which student it means, by e-mail and else by mobile; the second row that means the same one is refused. */
export function matchMembers(rows: readonly ReadRow<Kind>[], known: Known): Verdict<Kind, never>[] {
  const seen = new Set<string>();
  return rows.map(({ given }) => {
    const found = studentMeant(given, known);
    if (typeof found === 'string') return { state: 'refused', problems: [{ code: found }] };
    const accountId = found.id;
    if (seen.has(accountId)) return { state: 'refused', accountId, problems: [{ code: 'ROW_TWICE' }] };
    seen.add(accountId);
    return { state: known.members.has(accountId) ? 'already' : 'ready', accountId };
  });
}
