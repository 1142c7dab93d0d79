import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { actorOf, type Context, inTransaction } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { record } from '../../audit/index.ts';
import { listMemberIds } from '../../cohorts/index.ts';
import { studentsAmong } from '../../identity/index.ts';
import { courseShelf } from '../offers/course-shelf.ts';
import { sourceOfLine } from '../orders/source-of-line.ts';
import { changeSeats, haveSeats, insertTaken, lockSeats } from './seats.store.ts';

type Give = typeof api.commerce.giveSeats;
/**
 * Gives seats to students and opens the course for each, for its days from now on. Who has one of these seats gets no second. Where there are
 * not enough left for all, nobody gets one (SEATS_FULL says how many are left). SEATS_CLOSED before the order is paid and after its
 * money went back, SEATS_NOBODY.
 */
export async function giveSeats(ctx: Context, { params, body }: Input<Give>): Promise<Answer<Give>> {
  const { orderId } = params;
  const wanted = [...body.accountIds, ...(body.batchId ? await listMemberIds(ctx, body.batchId) : [])];
  const students = [...(await studentsAmong(ctx, wanted))].toSorted();
  return inTransaction(ctx, async (tx) => {
    const { state, seats, taken, thingId, validityDays } = await lockSeats(tx, orderId);
    if (state !== 'open') fail('SEATS_CLOSED');
    const seated = await haveSeats(tx, orderId, students);
    const accountIds = students.filter((one) => !seated.has(one));
    if (accountIds.length === 0) fail('SEATS_NOBODY');
    const left = seats - taken - accountIds.length;
    if (left < 0) fail('SEATS_FULL', { left: seats - taken });
    await changeSeats(tx, orderId, { taken: taken + accountIds.length });
    await insertTaken(tx, orderId, { accountIds, givenBy: actorOf(tx).accountId });
    const bought = { thingId, source: sourceOfLine(orderId, 0), validityDays, opensUntil: null, paidPaise: 0 };
    for (const accountId of accountIds) await courseShelf.open(tx, { ...bought, accountId });
    const details = { given: accountIds.length, left };
    await record(tx, { action: 'seats.given', subjectKind: 'order', subjectId: orderId, details });
    return { given: accountIds.length, left };
  });
}
