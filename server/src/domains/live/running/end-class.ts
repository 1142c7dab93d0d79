import type { api } from '@abhyas/contract';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/ids.ts';
import { record } from '../../audit/index.ts';
import { type EventSource, insertEvents, listEvents, openVisits } from '../attendance/events.store.ts';
import { requireState } from '../classes/class-state.ts';
import { changeClassRow, getClass, lockClass, type StoredClass } from '../classes/classes.store.ts';
import { presentClasses } from '../classes/present-classes.ts';
import { freeSeat } from '../licences/licences.store.ts';
import { closePolls } from '../polls/close-polls.ts';
import { finishRecording } from '../recordings/recording-steps.ts';
import { tellNow } from '../presence/room-news.ts';
import { settleLost } from '../presence/settle-visits.ts';
import { removeVisitsOf } from '../presence/visits.store.ts';

type End = typeof api.live.endClass;
/** Ends a class for everybody (mode 3). LIVE_STATE. */
export async function endClass(ctx: Context, { params }: Input<End>): Promise<Answer<End>> {
  await inTransaction(ctx, async (tx) => {
    const one = await lockClass(tx, params.classId);
    requireState(one, ctx.clock.now(), 'live');
    await endAt(tx, one, 'client', tx.clock.now());
    const details = { title: one.title };
    await record(tx, { action: 'live.classEnded', subjectKind: 'live_class', subjectId: one.id, details });
  });
  await tellNow(ctx, params.classId);
  const [shown] = await presentClasses(ctx, [await getClass(ctx, params.classId)]);
  return shown!;
}

/** Ends a class that is locked: whoever is still there gets a line in the log, and its seat is free. Lines that were lost before end when they were lost. */
export async function endAt(tx: TransactionContext, one: StoredClass, source: EventSource, at: Date): Promise<void> {
  await settleLost(tx, one.id);
  const there = openVisits(await listEvents(tx, [one.id]));
  await insertEvents(
    tx,
    there.map(({ classId, accountId, visitId }) => ({
      id: newId(),
      classId,
      accountId,
      visitId,
      mode: 'end' as const,
      source,
      at,
    })),
  );
  await changeClassRow(tx, one.id, { state: 'ended', endedAt: at });
  await closePolls(tx, one.id);
  await finishRecording(tx, one, at);
  await removeVisitsOf(tx, one.id);
  await freeSeat(tx, one.id);
}
