import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import type { ExtraTime } from '@abhyas/contract/learners/accommodations';
import { actorOf, type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { findStudentIds, isStudentHere, namesOf } from '../../identity/index.ts';
import { accommodationsOf, noAccommodations } from './accommodations-of.ts';
import { insertChange, listChanges, saveDisplay, saveExtraTime } from './accommodations.store.ts';
import { presentRequest } from './present-request.ts';
import { decideRequest, listRequests, lockRequest } from './requests.store.ts';

type List = typeof api.learners.listAccommodationRequests;
/** Requests of students for the staff, the open ones first. */
export async function listAccommodationRequests(ctx: Context, { query }: Input<List>): Promise<Answer<List>> {
  const { search, ...filter } = query;
  const accountIds = search ? await findStudentIds(ctx, search) : undefined;
  const { rows, total } = await listRequests(ctx, { ...filter, accountIds });
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => [row.accountId, ...(row.decidedBy ? [row.decidedBy] : [])]),
  );
  return {
    rows: rows.map((row) => presentRequest(row, names)),
    total,
    page: query.page,
    size: query.size,
    can: { decide: actorOf(ctx).capabilities.has('cohorts.write') },
  };
}

type Decide = typeof api.learners.decideAccommodation;
/** Grants what was asked, or another measure, or refuses. What is granted counts for tests that begin from now on. */
export async function decideAccommodation(ctx: Context, { params, body }: Input<Decide>): Promise<Answer<Decide>> {
  return inTransaction(ctx, async (tx) => {
    const request = (await lockRequest(tx, params.requestId)) ?? fail('NOT_FOUND');
    if (request.state !== 'open') fail('ACCOMMODATION_DECIDED');
    const state = body.grant ? 'granted' : 'refused';
    await decideRequest(tx, request.id, { state, answer: body.answer });
    if (body.grant) await grantTime(tx, request.accountId, body.grant, body.answer || request.reason);
    await record(tx, {
      action: `accommodation.${state}`,
      subjectKind: 'accommodationRequest',
      subjectId: request.id,
      details: { accountId: request.accountId },
      ...(body.grant && { person: request.accountId, after: { extraTime: body.grant } }),
    });
    const decided = (await lockRequest(tx, request.id)) ?? fail('NOT_FOUND');
    const names = await namesOf(tx, [decided.accountId, actorOf(tx).accountId]);
    return presentRequest(decided, names);
  });
}

type Show = typeof api.learners.showAccommodations;
/** What one student is granted, with every change of it. */
export async function showAccommodations(ctx: Context, accountId: string): Promise<Answer<Show>> {
  if (!(await isStudentHere(ctx, accountId))) fail('NOT_FOUND');
  const changes = await listChanges(ctx, accountId);
  const names = await namesOf(ctx, [...new Set(changes.map(({ actorId }) => actorId))]);
  return {
    granted: (await accommodationsOf(ctx, [accountId])).get(accountId) ?? noAccommodations,
    history: changes.map(({ at, actorId, before, after, reason }) => ({
      at: at.toISOString(),
      actor: names.get(actorId)?.name ?? '',
      before,
      after,
      reason,
    })),
    can: { grant: actorOf(ctx).capabilities.has('cohorts.write') },
  };
}

type Save = typeof api.learners.saveAccommodations;
/** Grants extra time, larger letters and less motion without a request, or takes them away; it counts from the next test on. */
export async function saveAccommodations(ctx: Context, { params, body }: Input<Save>): Promise<Answer<Save>> {
  const { accountId } = params;
  if (!(await isStudentHere(ctx, accountId))) fail('NOT_FOUND');
  await inTransaction(ctx, async (tx) => {
    await grantTime(tx, accountId, body.extraTime, body.reason);
    if (body.display) await saveDisplay(tx, accountId, body.display);
    await record(tx, {
      action: 'accommodation.saved',
      subjectKind: 'account',
      subjectId: accountId,
      person: accountId,
      after: { extraTime: body.extraTime, ...body.display },
    });
  });
  const granted = (await accommodationsOf(ctx, [accountId])).get(accountId) ?? noAccommodations;
  return { granted, studentId: accountId };
}

async function grantTime(tx: TransactionContext, accountId: string, after: ExtraTime, reason: string): Promise<void> {
  const before = ((await accommodationsOf(tx, [accountId])).get(accountId) ?? noAccommodations).extraTime;
  await saveExtraTime(tx, accountId, after);
  await insertChange(tx, { accountId, actorId: actorOf(tx).accountId, before, after, reason });
}
