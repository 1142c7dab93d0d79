import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RecordingChapter } from '@abhyas/contract/live/recordings';
import type { RecordingProblem } from '@abhyas/contract/live/words';
import { type Context, inTransaction } from '../../../kernel/context.ts';
import { fail, Refusal } from '../../../kernel/errors.ts';
import { type Film, makeFilm } from '../../../kernel/forwarding/recording/make-film.ts';
import type { Job } from '../../../kernel/jobs/worker.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { findFfmpeg, type VideoTools } from '../../../kernel/video/find-ffmpeg.ts';
import { VideoStopped, VideoUnreadable } from '../../../kernel/video/run-tool.ts';
import { storeFile, useMedia } from '../../media/index.ts';
import { getClass } from '../classes/classes.store.ts';
import { listPolls } from '../polls/polls.store.ts';
import { listRecordingEvents } from './events.store.ts';
import { endKeeping, folderOf, stretchesOf } from './recorded-room.ts';
import { changeRecording, findRecording, lockRecording, type StoredRecording } from './recordings.store.ts';

export { MAKE_RECORDING } from './recording-steps.ts';
/** So many tries before people are told. */
const MAX_TRIES = 3;

type Mark = { readonly at: number; readonly title: string } & Described;
type Described =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'poll'; readonly question: string };

/**
 * Makes one video of what the engine wrote of a class, and puts it into the library, which makes it ready as it does uploads. A second try
 * goes on where the first one stopped; where nothing was recorded, or the institute has no space, none would help.
 */
export const makeRecording: Job = async (ctx, payload) => {
  const classId = String(payload['classId']);
  const found = await findRecording(ctx, classId);
  if (found?.state !== 'waiting') return;
  const tools = await findFfmpeg(runtime().config);
  if (!tools) return giveUp(ctx, classId, 'notMade');
  await endKeeping(ctx, classId);
  const tries = found.tries + 1;
  await changeRecording(ctx, classId, { tries });
  try {
    await keep(ctx, found, await make(ctx, found, tools));
  } catch (error) {
    await judge(ctx, { classId, tries, error });
  }
};

async function make(ctx: Context, { classId, title }: StoredRecording, tools: VideoTools): Promise<Film & Chaptered> {
  const marks = await marksOf(ctx, classId);
  const folders = await stretchesOf(ctx, classId);
  const film = await makeFilm(tools, { folders, work: join(folderOf(ctx, classId), 'work'), title, marks });
  const told = film.chapters.map(({ at, mark }) => {
    const { at: _when, title: _words, ...what } = marks[mark]!;
    return { at, ...what };
  });
  return { ...film, told };
}
interface Chaptered {
  readonly told: readonly RecordingChapter[];
}

/** Pages that were shown and polls that were asked, earliest first. */
async function marksOf(ctx: Context, classId: string): Promise<Mark[]> {
  const pages = (await listRecordingEvents(ctx, classId)).flatMap(({ kind, page, at }): Mark[] =>
    kind === 'page' && page !== null ? [{ at: at.getTime(), title: `Page ${page + 1}`, kind, page }] : [],
  );
  const polls = (await listPolls(ctx, classId)).map(({ openedAt, question }): Mark => ({
    at: openedAt.getTime(),
    title: `Poll: ${question}`,
    kind: 'poll',
    question,
  }));
  return [...pages, ...polls].toSorted((a, b) => a.at - b.at);
}

/** A long film is copied before the transaction begins; of what was removed meanwhile nothing stays. */
async function keep(ctx: Context, { classId }: StoredRecording, film: Film & Chaptered): Promise<void> {
  const { teacherId: ownerId } = await getClass(ctx, classId);
  // It may have been renamed while the film was made.
  const named = (await findRecording(ctx, classId)) ?? fail('NOT_FOUND');
  const fileName = `${named.title.replaceAll(/[/\\\p{Cc}]/gu, ' ')}.mp4`;
  const file = { content: createReadStream(film.path), fileName, kind: 'video', ownerId } as const;
  await storeFile(ctx, file, async (tx, keepFile) => {
    const { state, title } = await lockRecording(tx, classId);
    if (state !== 'waiting') fail('NOT_FOUND');
    const mediaId = await keepFile();
    await useMedia(tx, { kind: 'live-recording', id: classId, title }, [mediaId]);
    const { seconds, told: chapters } = film;
    await changeRecording(tx, classId, { state: 'made', problem: null, mediaId, seconds, chapters });
  });
  await rm(folderOf(ctx, classId), { recursive: true, force: true });
}

interface Tried {
  readonly classId: string;
  readonly tries: number;
  readonly error: unknown;
}
/** A process that goes down has tried nothing. */
async function judge(ctx: Context, { classId, tries, error }: Tried): Promise<void> {
  if (error instanceof VideoStopped) {
    await changeRecording(ctx, classId, { tries: tries - 1 });
    throw error;
  }
  if (error instanceof Refusal && error.error === 'NOT_FOUND') return; // it was removed, or made by another try
  const isFull = error instanceof Refusal && error.error === 'STORAGE_LIMIT';
  const isTooLarge = error instanceof Refusal && error.error === 'TOO_LARGE';
  const isEmpty = error instanceof VideoUnreadable;
  if (!isFull && !isTooLarge && !isEmpty && tries < MAX_TRIES) throw error;
  ctx.log.warn({ classId, error: String(error) }, 'a recording could not be made');
  await giveUp(ctx, classId, isFull ? 'space' : isEmpty ? 'nothing' : 'notMade');
}

async function giveUp(ctx: Context, classId: string, problem: RecordingProblem): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await lockRecording(tx, classId)).state === 'waiting')
      await changeRecording(tx, classId, { state: 'failed', problem });
  });
}
