import type { api } from '@abhyas/contract';
import type { BookHit } from '@abhyas/contract/books/reading';
import type { Answer, Input } from '@abhyas/contract/endpoint';
import { toText } from '@abhyas/contract/rich-text';
import type { Context } from '../../../kernel/context.ts';
import { listBodies } from '../books/versions.store.ts';
import { readCode } from '../codes/code-signs.ts';
import { listCodes } from '../codes/codes.store.ts';
import { askedQuestions } from '../exercises/asked-questions.ts';
import { type Line, seatOf } from '../exercises/seat-of.ts';

const MOST_HITS = 40;
/** Letters before the first word, and in all. */
const EXCERPT = { before: 40, all: 160 };

type Find = typeof api.books.findInBook;
/** Lines of the open chapters whose title or text holds all words, in the order of the book; of a code its line. */
export async function findInBook(ctx: Context, { params, query }: Input<Find>): Promise<Answer<Find>> {
  const seat = await seatOf(ctx, params.bookId);
  const { id, version } = seat.book;
  const open = seat.lines.filter((line) => line.kind !== 'part' && line.kind !== 'chapter' && seat.isOpen(line));
  const bodies = await listBodies(ctx, id, version);
  const asked = await askedQuestions(
    ctx,
    open.filter(({ kind }) => kind === 'question'),
  );
  const code = readCode(query.q);
  const codes = code === undefined ? undefined : await listCodes(ctx, id);
  const words = query.q.toLowerCase().split(/\s+/);
  const hits: BookHit[] = [];
  for (const line of open) {
    const body = bodies.get(line.itemId) ?? asked.get(line.itemId)?.content.en.stem;
    const text = body ? toText(body).replaceAll(/\s+/g, ' ') : '';
    const all = `${line.title} ${text}`.toLowerCase();
    const isCoded = code !== undefined && codes?.get(line.itemId) === code;
    if (!isCoded && !words.every((word) => all.includes(word))) continue;
    hits.push(presentHit(seat.lines, line, excerptOf(text, words[0]!)));
    if (hits.length === MOST_HITS) break;
  }
  return { hits };
}

function presentHit(lines: readonly Line[], line: Line, excerpt: string): BookHit {
  const { itemId, kind, title, number, printedPage, parentId } = line;
  const exercise = kind === 'question' ? lines.find((one) => one.itemId === parentId) : undefined;
  const inside = exercise ? { itemId: exercise.itemId, number: exercise.number } : null;
  return { itemId, kind, title, number, printedPage, exercise: inside, excerpt };
}

/** The text around a word, with dots where it goes on. Pure. */
function excerptOf(text: string, word: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = Math.max(0, at - EXCERPT.before);
  const to = Math.min(text.length, from + EXCERPT.all);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
