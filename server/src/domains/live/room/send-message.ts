import type { Heard, Said } from '@abhyas/contract/channel';
import type { RoomCommands } from '@abhyas/contract/live/room';
import { type Context, inTransaction, type TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { changePerson, lockPerson } from '../presence/people.store.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellRoom } from '../presence/room-news.ts';
import { findMessageOfKey, insertMessage, type StoredMessage } from './messages.store.ts';
import { presentMessages } from './present-messages.ts';

type Send = RoomCommands['sendMessage'];
/** Writes to everybody. A page that did not hear the answer sends the same key again: that is the same message. LIVE_MUTED, LIVE_PACE. */
export async function sendMessage(ctx: Context, given: Said<Send>, visitor: RoomVisitor): Promise<Heard<Send>> {
  const { one } = await requireRoom(ctx, visitor);
  const stored = await inTransaction(ctx, (tx) => write(tx, given, visitor, one.pace));
  const [message] = await presentMessages(ctx, [stored]);
  tellRoom(ctx, visitor.classId, { kind: 'message', message: message! });
  return message!;
}

async function write(
  tx: TransactionContext,
  { key, words }: Said<Send>,
  { classId, accountId, role, isHost }: RoomVisitor,
  pace: number,
): Promise<StoredMessage> {
  const person = await lockPerson(tx, classId, accountId);
  const known = await findMessageOfKey(tx, classId, accountId, key);
  if (known) return known;
  const now = tx.clock.now();
  if (person.removedAt) fail('LIVE_REMOVED');
  if (person.muted && !isHost) fail('LIVE_MUTED');
  const wait = isHost || !person.wroteAt ? 0 : person.wroteAt.getTime() + pace * 1000 - now.getTime();
  if (wait > 0) fail('LIVE_PACE', { seconds: Math.ceil(wait / 1000) });
  const message = { id: newId(), key, accountId, role, words, sentAt: now, removedAt: null };
  await insertMessage(tx, classId, message);
  await changePerson(tx, classId, accountId, { wroteAt: now });
  return message;
}
