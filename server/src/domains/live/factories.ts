import type { BoardElement } from '@abhyas/contract/live/stage/board';
import type { RoomRole } from '@abhyas/contract/live/words';
import { type Context, inTransaction } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { useMedia } from '../media/index.ts';
import { type AttendanceEvent, insertEvents } from './attendance/events.store.ts';
import { lockBoard, saveElements } from './stage/board/boards.store.ts';
import { newerElements, sizeAfter } from './stage/board/newer-elements.ts';
import { insertMessage } from './room/messages.store.ts';
import { castVote, closeOpenPolls, insertPoll, type StoredPoll } from './polls/polls.store.ts';
import { changeRecording, insertRecording, type StoredRecording } from './recordings/recordings.store.ts';
import { changeClassRow, type StoredClass } from './classes/classes.store.ts';

const MINUTE = 60_000;

/** Somebody's time in a class, in minutes from its start; two stretches are a line that broke. */
export interface Stay {
  readonly accountId: string;
  readonly minutes: readonly (readonly [from: number, to: number])[];
}

/** Writes a class of the past: it began and ended as planned, and these people were there. */
export async function holdClass(ctx: Context, one: StoredClass, stays: readonly Stay[]): Promise<void> {
  const { id: classId, startsAt, endsAt } = one;
  const events = stays.flatMap(({ accountId, minutes }) =>
    minutes.flatMap(([from, to]) => {
      const visitId = newId();
      const line = (mode: AttendanceEvent['mode'], minute: number): AttendanceEvent => ({
        id: newId(),
        classId,
        accountId,
        visitId,
        mode,
        source: 'client',
        at: new Date(startsAt.getTime() + minute * MINUTE),
      });
      return [line('join', from), line('leave', to)];
    }),
  );
  await inTransaction(ctx, async (tx) => {
    await insertEvents(tx, events);
    await changeClassRow(tx, classId, { state: 'ended', startedAt: startsAt, endedAt: endsAt });
  });
}

/** What somebody wrote in a room, in minutes from the start of the class. */
export interface Written {
  readonly accountId: string;
  readonly role: RoomRole;
  readonly minute: number;
  readonly words: string;
}

/** Writes the chat of a class, in the order given. */
export async function writeChat(ctx: Context, { id, startsAt }: StoredClass, all: readonly Written[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { accountId, role, minute, words } of all) {
      const sentAt = new Date(startsAt.getTime() + minute * MINUTE);
      await insertMessage(tx, id, { id: newId(), key: newId(), accountId, role, words, sentAt, removedAt: null });
    }
  });
}

/** A poll of a class: who chose what, by the places of the options. */
export interface Asked {
  readonly by: string;
  readonly minute: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly right: number;
  readonly votes: readonly (readonly [accountId: string, choice: number])[];
}

/** Writes a poll that is over. */
export async function askPoll(ctx: Context, { id: classId, startsAt }: StoredClass, given: Asked): Promise<void> {
  const { question, options, right: rightOption, by } = given;
  const openedAt = new Date(startsAt.getTime() + given.minute * MINUTE);
  const poll: StoredPoll = {
    id: newId(),
    classId,
    question,
    options,
    questionId: null,
    asked: null,
    rightOption,
    openedAt,
    closedAt: null,
  };
  await inTransaction(ctx, async (tx) => {
    await insertPoll(tx, poll, by);
    for (const [accountId, choice] of given.votes) await castVote(tx, poll.id, accountId, choice);
    const later = { ...tx, clock: { now: () => new Date(openedAt.getTime() + MINUTE) } };
    await closeOpenPolls(later, classId);
  });
}

/** Writes into the log of a class that runs that these people came when it began and are there. */
export async function fillClass(ctx: Context, { id: classId, startsAt: at }: StoredClass, ids: readonly string[]) {
  const line = { classId, mode: 'join', source: 'client', at } as const;
  const events = ids.map((accountId) => ({ ...line, id: newId(), accountId, visitId: newId() }));
  await inTransaction(ctx, (tx) => insertEvents(tx, events));
}

/** A class looks at the first page of a PDF. */
export async function showSlides(ctx: Context, { id, title }: StoredClass, mediaId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await useMedia(tx, { kind: 'live-class', id, title }, [mediaId]);
    await changeClassRow(tx, id, { slidesMediaId: mediaId, slidesPage: 0 });
  });
}

/** A rectangle as Excalidraw describes it, or what `given` makes of it. */
export const aBoardElement = (id: string, given: Partial<BoardElement> = {}): BoardElement => ({
  id,
  version: 1,
  versionNonce: 1,
  type: 'rectangle',
  isDeleted: false,
  index: null,
  x: 0,
  y: 0,
  width: 100,
  height: 60,
  angle: 0,
  strokeColor: '#1e1e1e',
  backgroundColor: 'transparent',
  fillStyle: 'solid',
  strokeWidth: 2,
  strokeStyle: 'solid',
  roughness: 1,
  opacity: 100,
  seed: 7,
  roundness: null,
  groupIds: [],
  frameId: null,
  boundElements: null,
  locked: false,
  ...given,
});

/** Leaves a drawing on the board of a class, as if its teacher had drawn it. */
export async function drawOn(ctx: Context, { id }: StoredClass, elements: readonly BoardElement[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const board = await lockBoard(tx, id);
    const drawn = newerElements(elements, []) ?? [];
    await saveElements(tx, id, drawn, sizeAfter(board, [], drawn));
  });
}

/** A class of the past was recorded: the library has the video. */
export async function showRecorded(
  ctx: Context,
  { id: classId, title, teacherId: startedBy, startsAt: startedAt }: StoredClass,
  made: { readonly mediaId: string } & Pick<StoredRecording, 'seconds' | 'chapters'>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await insertRecording(tx, { classId, title, startedBy, startedAt });
    await useMedia(tx, { kind: 'live-recording', id: classId, title }, [made.mediaId]);
    await changeRecording(tx, classId, { state: 'made', ...made });
  });
}
