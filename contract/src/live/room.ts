import { z } from 'zod';
import { command } from '../channel.ts';
import { get } from '../endpoint.ts';
import { askedContent, imageAddresses } from '../questions/shapes.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { boardCommands, boardState, type BoardState, type DrawnPiece } from './stage/board.ts';
import { recordingCommands } from './recordings.ts';
import { feed, stageCommands, type StageFeed } from './stage.ts';
import { classStates, paces, roomRoles } from './words.ts';

const role = z.enum(roomRoles);

const person = z.object({
  accountId: id,
  name: z.string(),
  role,
  /** The line is lost at this moment; the place is kept. */
  away: z.boolean(),
  /** Since when the hand is up, and what for. */
  hand: z.object({ since: instant, words: z.string() }).nullable(),
  /** The teacher has paused what this person writes. */
  muted: z.boolean(),
  /** The teacher lets this student be heard and seen. */
  speaks: z.boolean(),
});
export type RoomPerson = z.infer<typeof person>;

const message = z.object({
  id,
  /** Made by the page that wrote it: sent twice, it is one message. */
  key: id,
  author: z.object({ id, name: z.string(), role }),
  /** Empty once it was removed. */
  words: z.string(),
  at: instant,
  removed: z.boolean(),
});
export type RoomMessage = z.infer<typeof message>;

/** A question of the bank as everybody reads it before the answer, with addresses of its pictures. */
const askedQuestion = z.object({ en: askedContent, hi: askedContent.optional(), images: imageAddresses });
export type AskedQuestion = z.infer<typeof askedQuestion>;

const poll = z.object({
  id,
  question: z.string(),
  options: z.array(z.string()),
  /** Null where the teacher wrote it. Question and options then stand above as plain text too. */
  asked: askedQuestion.nullable(),
  openedAt: instant,
  closedAt: instant.nullable(),
  /** Place of the right option; null until the poll is over, for students, and where none is right. */
  right: whole.nullable(),
  /** How many chose each option; null until the poll is over, for students. */
  counts: z.array(whole).nullable(),
  /** What the reader chose; nobody else learns it. */
  mine: whole.nullable(),
});
export type RoomPoll = z.infer<typeof poll>;

const slides = z.object({
  mediaId: id,
  fileName: z.string(),
  pages: whole,
  /** The page that is shown, from 0. */
  page: whole,
});
export type RoomSlides = z.infer<typeof slides>;

const classNow = z.object({
  state: z.enum(classStates),
  startedAt: instant.nullable(),
  /** Seconds between two messages of one student; 0: as they like. */
  pace: z.literal(paces),
  /** Since when it is recorded; null while it is not. */
  recordedSince: instant.nullable(),
});
export type ClassNow = z.infer<typeof classNow>;

const roomState = z.object({
  title: z.string(),
  startsAt: instant,
  endsAt: instant,
  serverTime: instant,
  teacher: z.object({ id, name: z.string() }),
  /** Whom the class is for, in words. */
  audience: z.array(z.string()),
  me: z.object({ accountId: id, role }),
  now: classNow,
  people: z.array(person),
  /** The newest messages, oldest first. */
  messages: z.array(message),
  /** In the order in which they were asked. */
  polls: z.array(poll),
  /** What everybody looks at; null where nothing is shown. */
  slides: slides.nullable(),
  /** Who is heard and seen now. */
  feeds: z.array(feed),
  board: boardState,
});
export type RoomState = z.infer<typeof roomState>;

/** What the server tells everybody in a room. */
export type RoomNews =
  | { readonly kind: 'person'; readonly person: RoomPerson }
  | { readonly kind: 'gone'; readonly accountId: string }
  | { readonly kind: 'message'; readonly message: RoomMessage }
  | { readonly kind: 'poll'; readonly poll: RoomPoll }
  | { readonly kind: 'slides'; readonly slides: RoomSlides | null }
  | { readonly kind: 'board'; readonly board: BoardState }
  | DrawnPiece
  | { readonly kind: 'feeds'; readonly feeds: readonly StageFeed[] }
  /** The teacher has silenced the students. */
  | { readonly kind: 'muted' }
  /** Sound and picture were lost with their engine, and can be opened again. */
  | { readonly kind: 'engine:restarted' }
  | { readonly kind: 'now'; readonly now: ClassNow };

const nothing = z.object({});
const who = z.object({ accountId: id });

/** What can be said in a room. */
export const roomCommands = {
  ...stageCommands,
  ...boardCommands,
  ...recordingCommands,
  showRoom: command({
    summary: 'The room as it is now: people, hands, the newest messages',
    access: 'anyone',
    body: nothing,
    reply: roomState,
    limit: [10, 10],
  }),
  sendMessage: command({
    summary: 'Writes to everybody; the same key twice is one message',
    access: 'anyone',
    body: z.object({ key: id, words: text(1000, 1) }),
    reply: message,
    limit: [5, 10],
  }),
  raiseHand: command({
    summary: 'Raises the own hand, or says in other words what for',
    access: 'anyone',
    body: z.object({ words: text(120).default('') }),
    reply: person,
    limit: [6, 10],
  }),
  lowerHand: command({
    summary: 'Lowers the own hand; the teacher lowers that of anybody',
    access: 'anyone',
    body: z.object({ accountId: id.nullable().default(null) }),
    reply: nothing,
    limit: [30, 10],
  }),
  removeMessage: command({
    summary: 'Takes a message away from everybody',
    access: 'host',
    body: z.object({ messageId: id }),
    reply: nothing,
    limit: [30, 10],
  }),
  muteStudent: command({
    summary: 'Pauses what a student writes, or lets it go on',
    access: 'host',
    body: who.extend({ muted: z.boolean() }),
    reply: nothing,
    limit: [30, 10],
  }),
  removeStudent: command({
    summary: 'Sends a student out of this class for good',
    access: 'host',
    body: who,
    reply: nothing,
    limit: [10, 10],
  }),
  openPoll: command({
    summary: 'Asks everybody something; a poll that runs is closed by it',
    access: 'host',
    body: z.object({
      question: text(300, 1),
      options: z.array(text(120, 1)).min(2).max(6),
      /** Place of the right option, where there is one. */
      right: z.int().min(0).nullable(),
    }),
    reply: z.object({ pollId: id }),
    limit: [10, 10],
  }),
  askQuestion: command({
    summary: 'Asks everybody a question of the bank that has one right option; a poll that runs is closed by it',
    access: 'host',
    body: z.object({ questionId: id }),
    reply: z.object({ pollId: id }),
    limit: [10, 10],
  }),
  closePoll: command({
    summary: 'Ends a poll; everybody sees what came out',
    access: 'host',
    body: z.object({ pollId: id }),
    reply: nothing,
    limit: [10, 10],
  }),
  castVote: command({
    summary: 'Answers a poll that runs, once; the first answer holds',
    access: 'anyone',
    body: z.object({ pollId: id, choice: z.int().min(0).max(5) }),
    reply: z.object({ choice: whole }),
    limit: [10, 10],
  }),
  chooseSlides: command({
    summary: 'Shows the pages of a PDF of the library to everybody; null takes them away',
    access: 'host',
    body: z.object({ mediaId: id.nullable() }),
    reply: nothing,
    limit: [10, 10],
  }),
  turnPage: command({
    summary: 'Shows another page of the slides to everybody',
    access: 'host',
    body: z.object({ page: z.int().min(0).max(5000) }),
    reply: nothing,
    limit: [30, 10],
  }),
  openSlides: command({
    summary: 'Where the file of the slides is, for some minutes',
    access: 'anyone',
    body: nothing,
    reply: z.object({ url: z.string() }),
    limit: [10, 10],
  }),
  setPace: command({
    summary: 'How long a student waits between two messages',
    access: 'host',
    body: z.object({ seconds: z.literal(paces) }),
    reply: nothing,
    limit: [10, 10],
  }),
};
export type RoomCommands = typeof roomCommands;

export const room = {
  showRoomRecord: get('/api/live/classes/:classId/room', {
    summary: 'What stays of a class that was held in a room: its messages, polls and slides',
    access: 'signedIn',
    params: z.object({ classId: id }),
    reply: z.object({
      messages: z.array(message),
      polls: z.array(poll),
      slides: slides.extend({ url: z.string() }).nullable(),
    }),
    errors: ['LIVE_NOT_YOURS'],
  }),
};
