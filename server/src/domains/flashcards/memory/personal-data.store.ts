import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { anyOf, changeRows, removeRows, rows } from '../../../kernel/database/rows.ts';

export const listCardsOf = (ctx: Bound, ownerId: string) =>
  rows(ctx)
    .selectFrom('cardDecks as d')
    .innerJoin('cards as c', 'c.deckId', 'd.id')
    .select(['d.name as deck', 'd.description', 'c.kind', 'c.front', 'c.back', 'c.origin', 'c.createdAt'])
    .where('d.ownerId', '=', ownerId)
    .where('d.removedAt', 'is', null)
    .where('c.removedAt', 'is', null)
    .orderBy('d.createdAt')
    .orderBy('c.position')
    .execute();

export const listReviewsOf = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('cardReviews as r')
    .innerJoin('cards as c', 'c.id', 'r.cardId')
    .select(['c.front as card', 'r.rating', 'r.reviewedAt', 'r.milliseconds'])
    .where('r.accountId', '=', accountId)
    .orderBy('r.reviewedAt')
    .execute();

/** Every card that somebody answered or put to rest. */
export async function listTouched(ctx: Bound, accountId: string): Promise<string[]> {
  const schedules = rows(ctx).selectFrom('cardSchedules').select('cardId').where('accountId', '=', accountId);
  return (await schedules.execute()).map(({ cardId }) => cardId);
}

/** Removes a learner's log and own decks. Decks of the institute stay, made by an id that has no name. */
export async function forgetLearner(tx: TransactionContext, accountId: string): Promise<void> {
  for (const table of ['cardSchedules', 'cardReviews', 'cardSettings'] as const)
    await removeRows(tx, table, { accountId });
  const own = await rows(tx).selectFrom('cardDecks').select('id').where('ownerId', '=', accountId).execute();
  const ids = own.map(({ id }) => id);
  await removeRows(tx, 'cards', { deckId: anyOf(ids) });
  await removeRows(tx, 'cardPictures', { deckId: anyOf(ids) });
  await removeRows(tx, 'cardDecks', { id: anyOf(ids) });
}

/** Moves decks, log and resting cards; of two settings those of the one who stays hold. */
export async function moveLearner(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`
    update card_reviews r set account_id = ${to}::uuid
    where r.institute_id = ${tx.instituteId} and r.account_id = ${from}::uuid and not exists (
      select from card_reviews k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid and k.id = r.id
    )`.execute(rows(tx));
  await sql`
    update card_schedules s set account_id = ${to}::uuid
    where s.institute_id = ${tx.instituteId} and s.account_id = ${from}::uuid and not exists (
      select from card_schedules k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid and k.card_id = s.card_id
    )`.execute(rows(tx));
  await sql`
    update card_settings s set account_id = ${to}::uuid
    where s.institute_id = ${tx.instituteId} and s.account_id = ${from}::uuid and not exists (
      select from card_settings k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
    )`.execute(rows(tx));
  for (const table of ['cardReviews', 'cardSchedules', 'cardSettings'] as const)
    await removeRows(tx, table, { accountId: from });
  await changeRows(tx, 'cardDecks', { createdBy: from }, { createdBy: to });
  await changeRows(tx, 'cardDecks', { ownerId: from }, { ownerId: to });
}
