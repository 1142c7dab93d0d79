import { sql } from 'kysely';
import type { Context, TransactionContext } from '../context.ts';
import { brought, textArray } from '../database/sql.ts';

/**
 * The words that a search knows, in a table of its owner (institute_id, piece, word): each word under itself and under every piece that a
 * slip of one letter leaves of it. The bank of questions and the catalogue of courses have one each.
 */
export function vocabularyOf(table: string) {
  const words = sql.table(table);
  return {
    /** Of these words, those that the institute's search does not know yet. */
    async listNew(ctx: Context, given: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        select w.word from unnest(${textArray(given)}::text[]) as w (word)
        where not exists (select from ${words} s where s.institute_id = ${ctx.instituteId} and s.piece = w.word and s.word = w.word)
        order by w.word`.execute(ctx.db);
      return rows.map(({ word }) => word);
    },
    /** Pieces come sorted, so that two who learn the same words at once never wait for each other in a circle. */
    async save(
      tx: TransactionContext,
      pieces: readonly { readonly piece: string; readonly word: string }[],
    ): Promise<void> {
      await sql`
        insert into ${words} (institute_id, piece, word)
        select place.institute_id, p.piece, p.word
        from ${brought(
          tx,
          sql`unnest(${textArray(pieces.map(({ piece }) => piece))}::text[], ${textArray(pieces.map(({ word }) => word))}::text[]) as p (piece, word)`,
        )}
        on conflict do nothing`.execute(tx.db);
    },
    /** Words that share a piece with a typed one. */
    async listNear(
      ctx: Context,
      pieces: readonly { readonly piece: string; readonly typed: string }[],
    ): Promise<{ typed: string; word: string }[]> {
      const { rows } = await sql<{ typed: string; word: string }>`
        select distinct p.typed, s.word
        from unnest(${pieces.map(({ piece }) => piece)}::text[], ${pieces.map(({ typed }) => typed)}::text[]) as p (piece, typed)
        join ${words} s on s.institute_id = ${ctx.instituteId} and s.piece = p.piece
        order by s.word`.execute(ctx.db);
      return rows;
    },
    /** The first words that begin so. */
    async listBeginning(ctx: Context, beginning: string, most: number): Promise<string[]> {
      const { rows } = await sql<{ word: string }>`
        select s.word from ${words} s
        where s.institute_id = ${ctx.instituteId} and s.piece >= ${beginning} and s.piece < ${`${beginning}\u{FFFF}`} and s.piece = s.word
        order by s.piece limit ${most}`.execute(ctx.db);
      return rows.map(({ word }) => word);
    },
  };
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;
