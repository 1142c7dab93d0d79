import type { Recording, ShownRecording } from '@abhyas/contract/live/recordings';
import type { RecordingState } from '@abhyas/contract/live/words';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { mediaOf } from '../../media/index.ts';
import { getClass } from '../classes/classes.store.ts';
import { canWriteClasses } from '../classes/present-classes.ts';
import { findRecording, type StoredRecording } from './recordings.store.ts';

const states = { working: 'processing', ready: 'ready', failed: 'failed' } as const;

/** How the recording of a class stands; whoever asks may see the class. */
export async function presentRecording(ctx: Context, classId: string): Promise<ShownRecording> {
  const write = canWriteClasses(actorOf(ctx));
  const { recordsItself: itself } = await getClass(ctx, classId);
  const found = await findRecording(ctx, classId);
  const isSeen = found && (write || !found.hidden);
  return { recording: isSeen ? await present(ctx, found, write) : null, itself, can: { write } };
}

async function present(ctx: Context, one: StoredRecording, write: boolean): Promise<Recording> {
  const { state, percent } = await stateOf(ctx, one);
  return {
    state,
    percent,
    title: one.title,
    hidden: one.hidden,
    startedAt: one.startedAt.toISOString(),
    problem: state === 'failed' ? (one.problem ?? 'notMade') : null,
    seconds: one.seconds,
    chapters: [...one.chapters],
    mediaId: write ? one.mediaId : null,
  };
}

/** What media says of it, once media has it; a video that the library lost failed. */
async function stateOf(ctx: Context, one: StoredRecording): Promise<{ state: RecordingState; percent: number }> {
  if (one.state === 'recording' || one.state === 'failed') return { state: one.state, percent: 0 };
  if (one.state === 'waiting' || one.mediaId === null) return { state: 'processing', percent: 0 };
  const file = (await mediaOf(ctx, [one.mediaId])).get(one.mediaId);
  return { state: file ? states[file.state] : 'failed', percent: file?.percent ?? 0 };
}
