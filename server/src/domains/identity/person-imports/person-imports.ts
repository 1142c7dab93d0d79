import { personImport } from '@abhyas/contract/identity/person-imports';
import { actorOf, type Context, type TransactionContext } from '../../../kernel/context.ts';
import { isDuplicate } from '../../../kernel/database/sql.ts';
import { fail } from '../../../kernel/errors.ts';
import { addressOf } from '../../../kernel/http/caller.ts';
import { checkSheets } from '../../../kernel/sheet-checks/check-sheets.ts';
import { record } from '../../audit/index.ts';
import { studentPlaces } from '../access/student-limit.ts';
import { deleteInvitationsOf } from '../invitations/invitations.store.ts';
import { addPeople, type NewPerson } from '../people/add-people.ts';
import { knownEmails, knownRollNumbers, namesByMobile } from '../people/people.store.ts';
import { countriesOf, mobileIn } from '../accounts/written-mobile.ts';
import { audienceOf, holdsAll, requireGrantable } from '../roles/role-policies.ts';
import { listRoleRows } from '../roles/roles.store.ts';
import { batchPlaces } from './batch-places.ts';
import { checkRows, columnNames, emailOf, type MeantPerson, mobileOf, nameAt } from './check-rows.ts';
import { removeUnused } from './unused-accounts.store.ts';

/** What is shown of a row whose person was erased. */
const nobody: MeantPerson = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  rollNumber: '',
  parentName: '',
  parentMobile: '',
  batch: '',
  role: '',
  teaches: [],
};

/** A spreadsheet of people: a report row by row; then accounts, and to each person a link to choose a password; undone while unused. */
export const personImportHandlers = checkSheets(personImport, {
  columns: columnNames,
  isEnough: (found, { kind }) =>
    found.has('firstName') && (found.has('email') || (kind === 'student' && found.has('mobile'))),
  open: (_ctx, { query: { kind } }) => ({ kind }),
  match: async (ctx, rows, { kind }) => {
    const countries = await countriesOf(ctx);
    const mobiles = rows.flatMap((row) => mobileOf(row, countries) ?? []);
    return checkRows(rows, {
      kind,
      emails: await knownEmails(ctx, rows.map(emailOf)),
      rollNumbers: await knownRollNumbers(
        ctx,
        rows.map(({ given }) => given.rollNumber),
      ),
      batches: await batchPlaces().named(
        ctx,
        rows.map(({ given }) => given.batch),
      ),
      students: new Set((await namesByMobile(ctx, mobiles)).map(({ mobile, name }) => nameAt(mobile, name))),
      countries,
      roles: await grantableRoles(ctx),
      places: kind === 'student' ? await studentPlaces(ctx) : undefined,
    });
  },
  commit: async (tx, { about: { kind }, fileName }, rows, { request }) => {
    // The roles may have changed since the dry run.
    if (kind === 'staff')
      for (const role of new Set(rows.map(({ meant }) => meant.role))) await requireGrantable(tx, actorOf(tx), role);
    const countries = await countriesOf(tx);
    const people = rows.map(({ meant }) => newPerson(kind, meant, countries));
    const accountIds = await addPeople(tx, people, addressOf(request)).catch((error: unknown) => {
      if (isDuplicate(error)) return fail('PERSON_IMPORT_STALE');
      throw error;
    });
    await place(
      tx,
      rows.map(({ meant }, at) => ({ accountId: accountIds[at]!, batch: meant.batch ?? '' })),
      fileName,
    );
    return new Map(rows.map(({ row }, at) => [row, accountIds[at]!]));
  },
  undo: async (tx, _check, rows) => {
    const accountIds = rows.flatMap(({ accountId }) => accountId ?? []);
    await deleteInvitationsOf(tx, accountIds);
    await batchPlaces().takeOut(tx, accountIds);
    if (!(await removeUnused(tx, accountIds))) fail('PERSON_IMPORT_USED');
  },
  present: async (_ctx, rows) => rows.map(({ meant }) => ({ ...nobody, ...meant })),
  audit: {
    record,
    subject: ({ id }) => ({ subjectKind: 'personImport', subjectId: id }),
    actions: {
      checked: 'personImport.checked',
      committed: 'personImport.committed',
      cancelled: 'personImport.cancelled',
      undone: 'personImport.undone',
    },
  },
});

/** Brings students into the batches that their rows name; PERSON_IMPORT_STALE where one of these is gone meanwhile. */
async function place(
  tx: TransactionContext,
  people: readonly { readonly accountId: string; readonly batch: string }[],
  fileName: string,
): Promise<void> {
  const byName = Map.groupBy(
    people.filter(({ batch }) => batch !== ''),
    ({ batch }) => batch.toLowerCase(),
  );
  const known = await batchPlaces().named(tx, [...byName.keys()]);
  const places = [...byName].map(([name, members]) => ({
    batchId: known?.get(name) ?? fail('PERSON_IMPORT_STALE'),
    accountIds: members.map(({ accountId }) => accountId),
  }));
  await batchPlaces().place(tx, places, fileName);
}

/** A check from before students had these details holds none of them. */
const newPerson = (kind: NewPerson['kind'], meant: MeantPerson, countries: readonly string[]): NewPerson => ({
  ...meant,
  kind,
  mobile: mobileIn(meant.mobile ?? '', countries) ?? null,
  rollNumber: meant.rollNumber || null,
  parentName: meant.parentName || null,
  parentMobile: meant.parentMobile || null,
});

/** Roles of staff by name: whether the caller may grant each. */
async function grantableRoles(ctx: Context): Promise<Map<string, boolean>> {
  const staffRoles = (await listRoleRows(ctx)).filter(({ name }) => audienceOf(name) === 'staff');
  return new Map(staffRoles.map(({ name, capabilities }) => [name, holdsAll(actorOf(ctx), capabilities)]));
}
