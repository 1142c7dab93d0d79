import type { api } from '@abhyas/contract';
import type { Input } from '@abhyas/contract/endpoint';
import { type PersonImport, personImportLimits } from '@abhyas/contract/identity/person-imports';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { deleteInvitationsOf } from '../invitations/invitations.store.ts';
import { addPeople } from '../people/add-people.ts';
import { requireGrantable } from '../roles/role-policies.ts';
import { presentImport } from './check-people.ts';
import {
  listImportedRows,
  listWrittenAccounts,
  lockPersonImport,
  markWritten,
  movePersonImport,
  removeUnused,
} from './person-imports.store.ts';

type Api = typeof api.identity;
/** SQLSTATE: somebody else's row names this one. */
const FOREIGN_KEY_VIOLATION = '23503';

/** Makes the accounts of the ready rows, all or none, and sends each person a link to choose a password. */
export async function commitPersonImport(
  ctx: Context,
  { params }: Input<Api['commitPersonImport']>,
  calledAt: string,
): Promise<PersonImport> {
  const id = params.importId;
  await inTransaction(ctx, async (tx) => {
    const { kind } = await inState(tx, id, 'checked');
    const rows = await listImportedRows(tx, id, { state: 'ready', limit: personImportLimits.maxRows, offset: 0 });
    if (rows.length === 0) fail('PERSON_IMPORT_STATE');
    // The roles may have changed since the dry run.
    if (kind === 'staff')
      for (const role of new Set(rows.map((row) => row.role))) await requireGrantable(tx, actorOf(tx), role);
    const people = rows.map((row) => ({ ...row, kind: kind as PersonImport['kind'] }));
    const accountIds = await addPeople(tx, people, calledAt);
    await markWritten(
      tx,
      id,
      rows.map(({ row }) => row),
      accountIds,
    );
    await movePersonImport(tx, id, 'committed');
    await recordStep(tx, id, 'personImport.committed', { written: rows.length });
  }).catch((error: unknown) => {
    if (isDuplicate(error)) fail('PERSON_IMPORT_STALE');
    throw error;
  });
  return presentImport(ctx, id);
}

/** Drops a dry run. */
export async function cancelPersonImport(
  ctx: Context,
  { params }: Input<Api['cancelPersonImport']>,
): Promise<PersonImport> {
  await inTransaction(ctx, async (tx) => {
    await inState(tx, params.importId, 'checked');
    await movePersonImport(tx, params.importId, 'cancelled');
    await recordStep(tx, params.importId, 'personImport.cancelled');
  });
  return presentImport(ctx, params.importId);
}

/** Takes an import back, whole: its accounts go, where nobody has used one. */
export async function undoPersonImport(
  ctx: Context,
  { params }: Input<Api['undoPersonImport']>,
): Promise<PersonImport> {
  const id = params.importId;
  await inTransaction(ctx, async (tx) => {
    await inState(tx, id, 'committed');
    const accountIds = await listWrittenAccounts(tx, id);
    await deleteInvitationsOf(tx, accountIds);
    if (!(await removeUnused(tx, id, accountIds))) fail('PERSON_IMPORT_USED');
    await movePersonImport(tx, id, 'undone');
    await recordStep(tx, id, 'personImport.undone', { removed: accountIds.length });
  }).catch((error: unknown) => {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) fail('PERSON_IMPORT_USED');
    throw error;
  });
  return presentImport(ctx, id);
}

async function inState(tx: TransactionContext, id: string, status: PersonImport['status']) {
  const found = (await lockPersonImport(tx, id)) ?? fail('NOT_FOUND');
  if (found.status !== status) fail('PERSON_IMPORT_STATE');
  return found;
}

const recordStep = (tx: TransactionContext, id: string, action: string, details: Record<string, unknown> = {}) =>
  record(tx, { action, subjectKind: 'personImport', subjectId: id, details });
