import type { CustomDomain } from '@abhyas/contract/tenancy/domains';
import type { TransactionContext } from '../../../kernel/context.ts';
import { record } from '../../audit/index.ts';
import { insertChanges } from '../settings/changes.store.ts';
import type { DomainRow } from './domains.store.ts';

/** Under which name the TXT record of a host lies. */
export const recordName = (host: string) => `_abhyas-challenge.${host}`;
/** What that record says. */
export const recordValue = (token: string) => `abhyas-domain=${token}`;

/** An address with its record and how far it is. */
export const presentDomain = (row: DomainRow): CustomDomain => ({
  host: row.host,
  record: { name: recordName(row.host), value: recordValue(row.token) },
  status: row.proved_at === null ? 'waiting' : row.secured_at === null ? 'proved' : 'secured',
  addedAt: row.added_at.toISOString(),
  provedAt: row.proved_at?.toISOString() ?? null,
  checkedAt: row.checked_at?.toISOString() ?? null,
  securedAt: row.secured_at?.toISOString() ?? null,
});

/** What was done to an address, in the history of settings and in the log. */
export async function recordDomainChange(
  tx: TransactionContext,
  action: string,
  host: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  await insertChanges(tx, [{ section: 'domains', field: action, before, after }]);
  await record(tx, { action, subjectKind: 'domain', subjectId: host });
}
