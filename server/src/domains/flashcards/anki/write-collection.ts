import type { CardKind, Rating } from '@abhyas/contract/flashcards/cards';
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { zipSync } from 'fflate';
import { answerQuestions } from '../../../kernel/threads/answer-questions.ts';
import type { Remembering } from '../scheduling/fold-reviews.ts';
import { ankiDeck, ankiModel, ankiOptions, ankiSchema, FIELD } from './anki-schema.ts';

export interface PackedCard {
  readonly kind: CardKind;
  /** HTML. */
  readonly front: string;
  readonly back: string;
  readonly createdAt: Date;
  readonly memory: Remembering | undefined;
  readonly reviews: readonly { readonly rating: Rating; readonly reviewedAt: Date; readonly milliseconds: number }[];
}
export interface PackedDeck {
  readonly name: string;
  readonly description: string;
  readonly now: Date;
  readonly cards: readonly PackedCard[];
  /** Pictures that the cards show, under the names by which they do. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

const DAY = 86_400_000;
const eases = { again: 1, hard: 2, good: 3, easy: 4 } as const satisfies Record<Rating, number>;
const states = { new: [0, 0], learning: [1, 1], review: [2, 2], relearning: [3, 1] } as const;
/** What Anki's older scheduler begins with; ours keeps its own figures beside it. */
const FACTOR = 2500;
const USN = -1;

/** A deck as the bytes of an .apkg file. */
export function writeCollection(deck: PackedDeck): Uint8Array {
  const db = new DatabaseSync(':memory:');
  try {
    db.exec(ankiSchema);
    db.exec('begin');
    writeDeck(db, deck);
    db.exec('commit');
    // Each file lies under its number, and one list says the names.
    const media = new TextEncoder().encode(JSON.stringify({ ...deck.files.map(({ name }) => name) }));
    const numbered = Object.fromEntries(deck.files.map(({ bytes }, at) => [String(at), bytes]));
    return zipSync({ 'collection.anki2': db.serialize(), media, ...numbered }, { level: 6 });
  } finally {
    db.close();
  }
}

interface Head {
  readonly at: number;
  readonly crt: number;
  readonly ids: { readonly deck: number; readonly basic: number; readonly cloze: number };
  readonly name: string;
  readonly description: string;
  readonly count: number;
}

/** The one row that says what forms of notes and which decks there are. */
function writeHead(db: DatabaseSync, { at, crt, ids, name, description, count }: Head): void {
  const models = { [ids.basic]: ankiModel(ids.basic, 0, ids.deck), [ids.cloze]: ankiModel(ids.cloze, 1, ids.deck) };
  const decks = { 1: ankiDeck(1, 'Default', ''), [ids.deck]: ankiDeck(ids.deck, name, description) };
  db.prepare('insert into col values (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, ?)').run(
    crt,
    at,
    at,
    JSON.stringify({ curDeck: ids.deck, nextPos: count + 1, schedVer: 2 }),
    JSON.stringify(models),
    JSON.stringify(decks),
    JSON.stringify(ankiOptions),
    '{}',
  );
}

function writeDeck(db: DatabaseSync, { name, description, now, cards }: PackedDeck): void {
  const at = now.getTime();
  const seconds = Math.floor(at / 1000);
  const ids = { deck: at, basic: at + 1, cloze: at + 2 };
  const created = Math.min(at, ...cards.map(({ createdAt }) => createdAt.getTime()));
  const crt = Math.floor(created / 1000);
  writeHead(db, { at, crt, ids, name, description, count: cards.length });
  const note = db.prepare(`insert into notes values (?, ?, ?, ?, ${USN}, '', ?, ?, ?, 0, '')`);
  const row = db.prepare(`insert into cards values (?, ?, ?, 0, ?, ${USN}, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)`);
  const line = db.prepare(`insert into revlog values (?, ?, ${USN}, ?, 0, 0, ${FACTOR}, ?, 1)`);
  const taken = new Set<number>();
  for (const [place, card] of cards.entries()) {
    const cardId = at + 10 + place;
    const { front, back, kind, memory, reviews } = card;
    const guid = createHash('sha256')
      .update(JSON.stringify([name, front, back]))
      .digest('base64url')
      .slice(0, 10);
    const sum = Number.parseInt(createHash('sha1').update(front).digest('hex').slice(0, 8), 16);
    note.run(cardId, guid, kind === 'cloze' ? ids.cloze : ids.basic, seconds, front + FIELD + back, front, sum);
    row.run(cardId, cardId, ids.deck, seconds, ...scheduleOf(memory, place, crt));
    for (const { rating, reviewedAt, milliseconds } of reviews) {
      let id = reviewedAt.getTime();
      while (taken.has(id)) id++;
      taken.add(id);
      line.run(id, cardId, eases[rating], milliseconds);
    }
  }
}

/** type, queue, due, ivl, factor, reps, lapses and data: days are counted from the beginning of the collection. */
function scheduleOf(memory: Remembering | undefined, place: number, crt: number): (number | string)[] {
  const state = memory?.state ?? 'new';
  const [type, queue] = states[state];
  if (!memory || state === 'new') return [type, queue, place, 0, 0, 0, 0, ''];
  const dueAt = memory.dueAt?.getTime() ?? 0;
  const due = Math.floor(state === 'review' ? (dueAt / 1000 - crt) / 86_400 : dueAt / 1000);
  const days = Math.max(1, Math.round((dueAt - (memory.lastReviewAt?.getTime() ?? dueAt)) / DAY));
  const data = JSON.stringify({ s: memory.stability, d: memory.difficulty });
  return [type, queue, due, state === 'review' ? days : 0, FACTOR, memory.reviews, memory.lapses, data];
}

answerQuestions<PackedDeck, Uint8Array>(writeCollection);
