import type { AnswerWrite, SavedAnswer, WriteVerdict } from '@abhyas/contract/assessments/shapes';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

type Kind = AnswerWrite['kind'];

/** Something typed on this device that the server has not acknowledged yet. */
interface Row {
  /** Given by the store, rising: the order in which things were typed. */
  readonly id?: number;
  readonly scope: string;
  /** The seat at which it was typed. */
  readonly seat: number;
  readonly questionId: string;
  readonly kind: Kind;
  readonly answer: SavedAnswer;
  /** Given when it is sent for the first time and never changed after, so that a repeated delivery is recognised. */
  readonly sequence?: number;
  readonly state: 'waiting' | 'refused';
}
/** The last word of this device on a question, acknowledged or not. */
export interface LocalWord {
  readonly scope: string;
  readonly questionId: string;
  readonly kind: Kind;
  readonly seat: number;
  readonly row: number;
  /** Absent while it was never sent: newer than everything that was. */
  readonly sequence?: number;
  readonly answer: SavedAnswer;
}
interface Schema extends DBSchema {
  writes: { key: number; value: Row; indexes: { scope: string } };
  words: { key: [string, string, Kind]; value: LocalWord; indexes: { scope: string } };
  seats: { key: [string, number]; value: { scope: string; seat: number; lastSequence: number } };
  late: { key: number; value: { scope: string; questionId: string; kind: Kind }; indexes: { scope: string } };
}
type Store = 'writes' | 'words' | 'seats' | 'late';
type Change = IDBPTransaction<Schema, Store[], 'readwrite'>;

/** Rows of one seat with their numbers, ready to be sent. */
export interface Batch {
  readonly seat: number;
  readonly rows: readonly { readonly id: number; readonly write: AnswerWrite }[];
}
export interface Counts {
  readonly answers: number;
  readonly drafts: number;
  /** Kept although the server did not take them: not this account's attempt, a seat never given, or unreadable. */
  readonly refused: number;
  /** Questions whose answer reached the server after the close, where it is kept as evidence. */
  readonly late: number;
}
export type OutboxStore = Awaited<ReturnType<typeof openOutboxStore>>;

/** Before an acknowledgement nothing else holds the answer, so it must be on the disk, not on its way there. */
const durable = { durability: 'strict' } as const;
const all: Store[] = ['writes', 'words', 'seats', 'late'];

/** The device's own store of answers: nothing of a session lies in it, and signing out does not touch it. */
export async function openOutboxStore() {
  const db = await openDB<Schema>('abhyas-attempts', 1, {
    upgrade(fresh) {
      fresh.createObjectStore('writes', { keyPath: 'id', autoIncrement: true }).createIndex('scope', 'scope');
      fresh.createObjectStore('words', { keyPath: ['scope', 'questionId', 'kind'] }).createIndex('scope', 'scope');
      fresh.createObjectStore('seats', { keyPath: ['scope', 'seat'] });
      fresh.createObjectStore('late', { autoIncrement: true }).createIndex('scope', 'scope');
    },
  });
  const change = async <T>(work: (tx: Change) => Promise<T>): Promise<T> => {
    const tx = db.transaction(all, 'readwrite', durable);
    const worked = work(tx).catch((error: unknown) => {
      tx.abort();
      throw error;
    });
    const [result] = await Promise.all([worked, tx.done]);
    return result;
  };
  return {
    /** Sits down; what the server refused before is tried once more. */
    sit: (scope: string, seat: number) => change((tx) => sit(tx, scope, seat)),
    add: (row: Omit<Row, 'id' | 'state' | 'sequence'>) => change((tx) => add(tx, row)),
    nextBatch: (scope: string, most: number) => change((tx) => nextBatch(tx, scope, most)),
    settle: (scope: string, batch: Batch, verdicts: readonly WriteVerdict[]) =>
      change((tx) => settle(tx, scope, batch, verdicts)),
    counts: (scope: string) => countsOf(db, scope),
    words: (scope: string): Promise<LocalWord[]> => db.getAllFromIndex('words', 'scope', scope),
    lastSeat: async (scope: string) => (await db.getAll('seats', seatsOf(scope))).at(-1),
    /** Attempts (by scope) that still hold something unsent. */
    scopesWithRows: async () => [...new Set((await db.getAll('writes')).map((row) => row.scope))],
    close: () => db.close(),
  };
}

const seatsOf = (scope: string) => IDBKeyRange.bound([scope, 0], [scope, Number.MAX_SAFE_INTEGER]);
const scopeRows = (tx: Change, scope: string) => tx.objectStore('writes').index('scope').getAll(scope);

async function sit(tx: Change, scope: string, seat: number): Promise<number> {
  const seats = tx.objectStore('seats');
  const known = await seats.get([scope, seat]);
  if (!known) await seats.put({ scope, seat, lastSequence: 0 });
  for (const row of await scopeRows(tx, scope)) {
    if (row.state === 'refused') await tx.objectStore('writes').put({ ...row, state: 'waiting' });
  }
  return known?.lastSequence ?? 0;
}

/** A draft that was never sent gives way to what follows it on its question; an answer never does. */
async function add(tx: Change, { scope, seat, questionId, kind, answer }: Omit<Row, 'id' | 'state' | 'sequence'>) {
  const writes = tx.objectStore('writes');
  for (const row of await scopeRows(tx, scope)) {
    const unsentDraft = row.kind === 'draft' && row.sequence === undefined && row.state === 'waiting';
    if (unsentDraft && row.questionId === questionId && row.seat === seat) await writes.delete(row.id!);
  }
  const id = await writes.add({ scope, seat, questionId, kind, answer, state: 'waiting' });
  await tx.objectStore('words').put({ scope, questionId, kind, seat, row: id, answer });
}

/** The oldest waiting rows of the lowest seat. Rows get their sequence here, without gaps, before they leave the device. */
async function nextBatch(tx: Change, scope: string, most: number): Promise<Batch | undefined> {
  const waiting = (await scopeRows(tx, scope)).filter((row) => row.state === 'waiting');
  const seat = Math.min(...waiting.map((row) => row.seat));
  const rows = waiting
    .filter((row) => row.seat === seat)
    .toSorted(bySequence)
    .slice(0, most);
  if (rows.length === 0) return undefined;
  const last = (await tx.objectStore('seats').get([scope, seat]))?.lastSequence ?? 0;
  let next = last;
  const batch: { id: number; write: AnswerWrite }[] = [];
  for (const row of rows) {
    const sequence = row.sequence ?? ++next;
    if (row.sequence === undefined) await number(tx, row, sequence);
    batch.push({ id: row.id!, write: { sequence, questionId: row.questionId, kind: row.kind, answer: row.answer } });
  }
  if (next > last) await tx.objectStore('seats').put({ scope, seat, lastSequence: next });
  return { seat, rows: batch };
}

const bySequence = (a: Row, b: Row) => (a.sequence ?? Infinity) - (b.sequence ?? Infinity) || a.id! - b.id!;

async function number(tx: Change, row: Row, sequence: number): Promise<void> {
  await tx.objectStore('writes').put({ ...row, sequence });
  const words = tx.objectStore('words');
  const word = await words.get([row.scope, row.questionId, row.kind]);
  if (word && word.row === row.id) await words.put({ ...word, sequence });
}

/** exams: console behaviour, the end. Only an acknowledgement removes a row; `late` is one, and is remembered. */
async function settle(tx: Change, scope: string, batch: Batch, verdicts: readonly WriteVerdict[]): Promise<void> {
  const writes = tx.objectStore('writes');
  for (const [place, { id, write }] of batch.rows.entries()) {
    const verdict = verdicts[place];
    const row = await writes.get(id);
    if (!row || row.sequence !== write.sequence) continue;
    if (verdict === 'refused') await writes.put({ ...row, state: 'refused' });
    else if (verdict === 'altered') await writeAgain(tx, row);
    else {
      await writes.delete(id);
      if (verdict === 'late') await tx.objectStore('late').add({ scope, questionId: row.questionId, kind: row.kind });
    }
  }
}

/**
 * The number of this row is taken by something else: it loses its number and is sent under the next one. Where a later word
 * on the same question has left already, that word is written once more behind it, or the older one would win.
 */
async function writeAgain(tx: Change, row: Row): Promise<void> {
  const writes = tx.objectStore('writes');
  const { sequence: _taken, ...unnumbered } = row;
  await writes.put(unnumbered);
  const words = tx.objectStore('words');
  const word = await words.get([row.scope, row.questionId, row.kind]);
  if (!word || word.row === row.id || word.seat !== row.seat || word.sequence === undefined) return;
  const { scope, seat, questionId, kind, answer } = word;
  const id = await writes.add({ scope, seat, questionId, kind, answer, state: 'waiting' });
  await words.put({ scope, questionId, kind, seat, row: id, answer });
}

async function countsOf(db: IDBPDatabase<Schema>, scope: string): Promise<Counts> {
  const [rows, late] = await Promise.all([
    db.getAllFromIndex('writes', 'scope', scope),
    db.getAllFromIndex('late', 'scope', scope),
  ]);
  const waiting = rows.filter((row) => row.state === 'waiting');
  const answers = waiting.filter((row) => row.kind === 'answer').length;
  return {
    answers,
    drafts: waiting.length - answers,
    refused: rows.length - waiting.length,
    late: new Set(late.filter((one) => one.kind === 'answer').map((one) => one.questionId)).size,
  };
}
