import { fail } from '../../../../kernel/errors.ts';
import { cardsOf } from '../../../courses/index.ts';
import { courseOrPack } from '../../offers/course-shelf.ts';
import type { Shelf } from '../../offers/shelf.ts';

/** Later parts of a course: their payment grants nothing of its own (`pay-part.ts`), so that one order opens a course once. */
export const instalmentShelf: Shelf = {
  kinds: ['instalment'],
  // A part is bought by its own call.
  offersOf: async () => fail('OFFER_UNKNOWN'),
  heldOf: async () => [],
  facesOf: (ctx, ids) => cardsOf(ctx, [...ids]),
  sharedAs: courseOrPack,
  open: async (_tx, { opensUntil }) => opensUntil,
  close: async () => {},
};
