import type { DatabaseSync } from 'node:sqlite';
import { type CollectionLimits, CollectionProblem } from './collection.ts';

/** The models and the names of decks of a large collection fill some hundred kilobytes. */
const MOST_BYTES_OF_HEAD = 10_000_000;

/**
 * Looks at a collection before anything of it is read: it answers with what it holds and computes nothing, and what is asked of it ends and
 * fits into memory. Throws CollectionProblem.
 */
export function checkCollection(db: DatabaseSync, limits: CollectionLimits): void {
  db.exec('pragma trusted_schema = off');
  const refuse = (code: CollectionProblem['code'], found: unknown) => {
    if (found) throw new CollectionProblem(code);
  };
  refuse('ANKI_BROKEN', isComputed(db) || !['col', 'notes', 'cards', 'revlog'].every((table) => isPlain(db, table)));
  const isLonger = (table: string, most: number) =>
    db.prepare(`select 1 from ${table} limit 1 offset ?`).get(most) !== undefined;
  refuse('ANKI_LARGE', isLonger('cards', limits.cards) || isLonger('revlog', limits.reviews));
  // The kind of a value and its bytes are known without reading it.
  for (const where of [
    `cards where typeof(nid) <> 'integer' or typeof(did) <> 'integer' or typeof(ord) <> 'integer'`,
    `notes where typeof(mid) <> 'integer' or typeof(flds) <> 'text'`,
    `revlog where typeof(cid) <> 'integer' or typeof(ease) <> 'integer' or typeof(time) not in ('integer', 'real')`,
  ])
    refuse('ANKI_BROKEN', db.prepare(`select 1 from ${where} limit 1`).get());
  const bytesOf = (sum: string) => Number((db.prepare(`select ${sum}`).get() as { n: number } | undefined)?.n ?? 0);
  const ofHead = bytesOf('octet_length(models) + octet_length(decks) as n from col');
  // A note is read once for each of its cards.
  const ofFields = bytesOf('total(octet_length(n.flds)) as n from cards c join notes n on n.id = c.nid');
  refuse('ANKI_LARGE', ofHead > MOST_BYTES_OF_HEAD || ofFields > limits.fieldBytes);
}

/** Whether a view, a trigger or a virtual table is in it: the list of tables goes by what each is, the schema by what it says to be. */
function isComputed(db: DatabaseSync): boolean {
  const other = db.prepare(`select 1 from sqlite_master where type not in ('table', 'index') or rootpage = 0 limit 1`);
  const tables = db.prepare('pragma main.table_list').all();
  return other.get() !== undefined || tables.some(({ type }) => type !== 'table');
}

/** Whether all columns of a table are stored and its rows are told apart by their id, so that none is found twice. */
function isPlain(db: DatabaseSync, table: string): boolean {
  const columns = db.prepare(`pragma main.table_xinfo(${table})`).all();
  const isKey = ({ name, type, pk }: (typeof columns)[number]) =>
    name === 'id' && String(type).toLowerCase() === 'integer' && pk === 1;
  return columns.every(({ hidden }) => hidden === 0) && columns.some(isKey);
}
