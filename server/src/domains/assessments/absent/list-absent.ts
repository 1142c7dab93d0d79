import type { api } from '@abhyas/contract';
import type { AbsentRow } from '@abhyas/contract/assessments/absent';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { Context } from '../../../kernel/context.ts';
import { batchesOfEach } from '../../cohorts/index.ts';
import { type Holder, holdersOf } from '../../entitlements/index.ts';
import { accountIdsOfRole, contactsOf } from '../../identity/index.ts';
import { getPaper, type Paper } from '../versions/papers.store.ts';
import { absenceAt, closingFor } from './absent-row.ts';
import { listStarted } from './absent.store.ts';

type List = typeof api.assessments.listAbsent;
type Filter = Pick<Input<List>['query'], 'search' | 'batchId'>;
type Batch = { readonly id: string; readonly name: string };
type Missing = Omit<AbsentRow, 'batches'> & { readonly batches: readonly Batch[] };

/** Who was to sit a paper and has not: absent once he cannot start any more, waiting until then. */
export async function listAbsent(ctx: Context, { params, query }: Input<List>): Promise<Answer<List>> {
  const { missing, started } = await missingFrom(ctx, await getPaper(ctx, params.paperId));
  const { page, size } = query;
  const found = filtered(missing, query);
  const absent = missing.filter(({ state }) => state === 'absent').length;
  return {
    rows: found.slice((page - 1) * size, page * size).map(presentMissing),
    total: found.length,
    page,
    size,
    summary: { assigned: started + missing.length, started, absent, waiting: missing.length - absent },
    batches: [...new Map(missing.flatMap(({ batches }) => batches.map((one) => [one.id, one]))).values()].toSorted(
      (a, b) => a.name.localeCompare(b.name, 'en'),
    ),
  };
}

/** The same people, all of them, as far as they fit the filter. */
export async function absentOf(ctx: Context, paper: Paper, filter: Filter): Promise<AbsentRow[]> {
  return filtered((await missingFrom(ctx, paper)).missing, filter).map(presentMissing);
}

const presentMissing = ({ batches, ...row }: Missing): AbsentRow => ({
  ...row,
  batches: batches.map(({ name }) => name),
});

function filtered(missing: readonly Missing[], { search = '', batchId }: Filter): readonly Missing[] {
  const words = search.toLowerCase();
  return missing.filter(
    ({ student, email, batches }) =>
      `${student}\n${email}`.toLowerCase().includes(words) &&
      (batchId === undefined || batches.some(({ id }) => id === batchId)),
  );
}

/** Active students with a grant of the paper itself and without an attempt, by name; and how many of the assigned have started. */
async function missingFrom(ctx: Context, paper: Paper): Promise<{ missing: Missing[]; started: number }> {
  const grants = await grantsOfEach(ctx, paper);
  const contacts = await contactsOf(ctx, [...grants.keys()]);
  const assigned = [...contacts.values()].filter(({ active, kind }) => active && kind === 'student');
  const started = await listStarted(ctx, paper.id);
  const rest = assigned.filter(({ id }) => !started.has(id));
  const batches = await batchesOfEach(
    ctx,
    rest.map(({ id }) => id),
  );
  const now = ctx.clock.now();
  const missing = rest.map(({ id, name, email }): Missing => {
    const closesAt = closingFor(paper.settings.closesAt, grants.get(id)!);
    return {
      accountId: id,
      student: name,
      email,
      batches: batches.get(id) ?? [],
      state: absenceAt(closesAt, paper.status === 'archived', now),
      closesAt: closesAt?.toISOString() ?? null,
    };
  });
  return {
    missing: missing.toSorted(
      (a, b) => a.student.localeCompare(b.student, 'en') || (a.accountId < b.accountId ? -1 : 1),
    ),
    started: assigned.length - rest.length,
  };
}

/** The grants of each student: his own, and the one of everybody. A paper that was never published is assigned to nobody. */
async function grantsOfEach(ctx: Context, { id, version }: Paper): Promise<Map<string, readonly Holder[]>> {
  if (version === 0) return new Map();
  const holders = await holdersOf(ctx, { kind: 'paper', id });
  const ofAll = holders.filter(({ accountId }) => accountId === null);
  const own = Map.groupBy(
    holders.filter(({ accountId }) => accountId !== null),
    ({ accountId }) => accountId!,
  );
  const everybody = ofAll.length > 0 ? await accountIdsOfRole(ctx, 'student') : [];
  return new Map(
    [...everybody, ...own.keys()].map((accountId) => [accountId, [...ofAll, ...(own.get(accountId) ?? [])]]),
  );
}
