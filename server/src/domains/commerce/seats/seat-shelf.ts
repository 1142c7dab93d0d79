import type { TransactionContext } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { revoke } from '../../entitlements/index.ts';
import { courseOrPack } from '../offers/course-shelf.ts';
import type { Shelf } from '../offers/shelf.ts';
import { lineOfSource } from '../orders/source-of-line.ts';
import { changeSeats } from './seats.store.ts';

const orderOf = (source: string): string => lineOfSource(source)?.orderId ?? fail('NOT_FOUND');

/** Paid, seats can be given; nobody has one yet. Each grant has the source of the line, so that a refund closes all of them. */
export const seatShelf: Shelf = {
  kinds: ['seats'],
  // No student buys seats: staff sell them.
  offersOf: async () => fail('OFFER_UNKNOWN'),
  heldOf: async () => [],
  facesOf: async () => new Map(),
  sharedAs: courseOrPack,
  open: async (tx: TransactionContext, { source }) => {
    await changeSeats(tx, orderOf(source), { state: 'open' });
    return null;
  },
  close: async (tx, { source, reason }) => {
    await changeSeats(tx, orderOf(source), { state: 'closed' });
    await revoke(tx, { source, reason });
  },
};
