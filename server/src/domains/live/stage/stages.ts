import type { StageFeed } from '@abhyas/contract/live/stage';
import { type FeedSource, type StageSlot, stageSlots } from '@abhyas/contract/live/words';
import type { Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import {
  EngineRefusal,
  type EngineSlot,
  type FeedKept,
  type LiveEngine,
} from '../../../kernel/forwarding/live-engine.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { engineRoomOf as roomIdOf, type RoomVisitor } from '../presence/require-room.ts';
import { tellRoom } from '../presence/room-news.ts';
import { keepRecording } from '../recordings/recorded-room.ts';

/** Bits in a second: a face, and a screen with small letters. */
const BITRATES = { mic: 0, cam: 1_200_000, screen: 1_500_000 } as const;
const sourceOf = (slot: StageSlot) => slot.replace(/\d$/, '') as FeedSource;
const engineSlots: readonly EngineSlot[] = stageSlots.map((name) => ({
  name,
  kind: sourceOf(name) === 'mic' ? 'audio' : 'video',
  bitrate: BITRATES[sourceOf(name)],
}));

interface HeldFeed extends StageFeed {
  readonly lineId: string;
}
/** What flows in a room through the engine of this process, and over which lines. It is lost with the engine, as the feeds are. */
interface Stage {
  readonly ctx: Pick<Context, 'instituteId'>;
  readonly classId: string;
  readonly feeds: Map<StageSlot, HeldFeed>;
  readonly lines: Set<string>;
}
type Stages = Map<string, Stage>;
const known = new WeakMap<LiveEngine, Stages>();
/** Lines of this process that stand. What a lost one asked for last is given up. */
const standing = new Set<string>();

/** Of the engine of this process; the first call listens to its news. */
function stages(): Stages {
  const { engine } = runtime();
  const found = known.get(engine);
  if (found) return found;
  const all: Stages = new Map();
  known.set(engine, all);
  engine.onNews((news) => {
    if (news.kind === 'feedEnded') {
      const stage = all.get(news.roomId);
      const feed = stage?.feeds.get(news.slot as StageSlot);
      if (stage && feed?.lineId === news.lineId) drop(stage, feed);
    }
    if (news.kind === 'lost')
      for (const stage of all.values()) {
        stage.feeds.clear();
        tellFeeds(stage);
      }
    if (news.kind === 'restarted')
      for (const { ctx, classId } of all.values()) tellRoom(ctx, classId, { kind: 'engine:restarted' });
  });
  return all;
}

const shown = ({ slot, source, accountId }: StageFeed): StageFeed => ({ slot, source, accountId });
const tellFeeds = ({ ctx, classId, feeds }: Stage): void =>
  tellRoom(ctx, classId, { kind: 'feeds', feeds: [...feeds.values()].map(shown) });

function drop(stage: Stage, feed: HeldFeed): void {
  stage.feeds.delete(feed.slot);
  tellFeeds(stage);
}

/** Who is heard and seen in a room. */
export const feedsOf = (ctx: Context, classId: string): StageFeed[] =>
  [...(stages().get(roomIdOf(ctx, classId))?.feeds.values() ?? [])].map(shown);

/** The engine's "no" as a page hears it. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof EngineRefusal)) throw error;
    if (error.why === 'sdp') return fail('LIVE_SDP');
    if (error.why === 'unknown') return fail('LIVE_MEDIA_GONE');
    return fail(error.why === 'absent' ? 'LIVE_MEDIA_ABSENT' : 'LIVE_MEDIA_DOWN');
  }
}

export const enterStage = (lineId: string): void => void standing.add(lineId);

async function stageFor(ctx: Context, { classId, lineId }: RoomVisitor): Promise<Stage> {
  const roomId = roomIdOf(ctx, classId);
  await asked(runtime().engine.createRoom(roomId, engineSlots));
  if (!standing.has(lineId)) fail('LIVE_MEDIA_GONE');
  const all = stages();
  const stage = all.get(roomId) ?? {
    ctx: { instituteId: ctx.instituteId },
    classId,
    feeds: new Map(),
    lines: new Set(),
  };
  all.set(roomId, stage);
  stage.lines.add(lineId);
  return stage;
}
const lineOf = (ctx: Context, { classId, lineId, accountId }: RoomVisitor) => ({
  roomId: roomIdOf(ctx, classId),
  lineId,
  owner: accountId,
});

interface TakenFeed {
  readonly source: FeedSource;
  readonly sdp: string;
  /** A recording of the class holds it. */
  readonly kept: FeedKept;
}
/** Takes a place for what somebody sends, and answers the offer. LIVE_STAGE_FULL, LIVE_SDP, LIVE_MEDIA_DOWN, LIVE_MEDIA_ABSENT. */
export async function takeFeed(ctx: Context, visitor: RoomVisitor, { source, sdp, kept }: TakenFeed): Promise<string> {
  const stage = await stageFor(ctx, visitor);
  const { accountId, lineId } = visitor;
  const own = [...stage.feeds.values()].find(
    (one) => one.source === source && one.accountId === accountId && standing.has(one.lineId),
  );
  const slot =
    own?.slot ?? stageSlots.find((one) => sourceOf(one) === source && !stage.feeds.has(one)) ?? fail('LIVE_STAGE_FULL');
  const feed: HeldFeed = { slot, source, accountId, lineId };
  // Held before anybody waits: two who come at once get two places.
  stage.feeds.set(slot, feed);
  try {
    await keepRecording(ctx, visitor.classId);
    const answer = await asked(runtime().engine.publish(lineOf(ctx, visitor), slot, sdp, kept));
    await requireStanding(ctx, visitor);
    if (stage.feeds.get(slot) !== feed) return await overtaken(ctx, visitor, stage, slot);
    tellFeeds(stage);
    return answer;
  } catch (error) {
    if (stage.feeds.get(slot) === feed) giveBack(stage, feed, own);
    throw error;
  }
}

/** What was ended while it began ends at the engine too, unless a newer one of the same person takes its place there by itself. */
async function overtaken(ctx: Context, visitor: RoomVisitor, stage: Stage, slot: StageSlot): Promise<never> {
  const { classId, accountId } = visitor;
  if (stage.feeds.get(slot)?.accountId !== accountId)
    await runtime().engine.unpublish(roomIdOf(ctx, classId), slot, accountId).catch(onlyRefused);
  return fail('LIVE_MEDIA_GONE');
}

/** What flowed before still does where its line stands. */
function giveBack(stage: Stage, feed: HeldFeed, before: HeldFeed | undefined): void {
  if (before && standing.has(before.lineId)) stage.feeds.set(feed.slot, before);
  else if (before) drop(stage, feed);
  else stage.feeds.delete(feed.slot);
}

/** Ends at the engine what somebody sends, of one source or of all: their page is not asked. */
export async function endFeeds(ctx: Context, classId: string, accountId: string, source?: FeedSource): Promise<void> {
  const roomId = roomIdOf(ctx, classId);
  const stage = stages().get(roomId);
  for (const feed of stage?.feeds.values() ?? []) {
    if (!stage || feed.accountId !== accountId || (source && feed.source !== source)) continue;
    drop(stage, feed);
    await runtime().engine.unpublish(roomId, feed.slot, accountId).catch(onlyRefused);
  }
}

/** Opens what the room sends for this line. */
export async function openStage(ctx: Context, visitor: RoomVisitor, picture: boolean) {
  await stageFor(ctx, visitor);
  const offered = await asked(runtime().engine.subscribe(lineOf(ctx, visitor), picture));
  await requireStanding(ctx, visitor);
  return offered;
}
export const answerOffer = (ctx: Context, visitor: RoomVisitor, sdp: string): Promise<void> =>
  asked(runtime().engine.answer(lineOf(ctx, visitor), sdp));
export const wantPicture = (ctx: Context, visitor: RoomVisitor, picture: boolean): Promise<boolean> =>
  asked(runtime().engine.setPicture(lineOf(ctx, visitor), picture));

/** A line that was lost meanwhile leaves nothing behind. LIVE_MEDIA_GONE. */
async function requireStanding(ctx: Context, { classId, lineId }: RoomVisitor): Promise<void> {
  if (standing.has(lineId)) return;
  await runtime().engine.kick(roomIdOf(ctx, classId), lineId).catch(onlyRefused);
  fail('LIVE_MEDIA_GONE');
}

/** A line is lost: its connections end with it, and a room without lines is closed. */
export async function leaveStage(ctx: Context, classId: string, lineId: string): Promise<void> {
  standing.delete(lineId);
  const roomId = roomIdOf(ctx, classId);
  const all = stages();
  const stage = all.get(roomId);
  if (!stage?.lines.delete(lineId)) return;
  for (const feed of stage.feeds.values()) if (feed.lineId === lineId) drop(stage, feed);
  const { engine } = runtime();
  await engine.kick(roomId, lineId).catch(onlyRefused);
  // Who came meanwhile has the room, or another one of this name.
  if (stage.lines.size > 0 || all.get(roomId) !== stage) return;
  all.delete(roomId);
  await engine.closeRoom(roomId).catch(onlyRefused);
}

/** An engine that is down has ended everything already. */
function onlyRefused(error: unknown): void {
  if (!(error instanceof EngineRefusal)) throw error;
}
