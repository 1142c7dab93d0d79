import { roomCommands } from '@abhyas/contract/live/room';
import { ROOM_CHANNEL } from '@abhyas/contract/live/words';
import { actorOf, type Context } from '../../../kernel/context.ts';
import { fail } from '../../../kernel/errors.ts';
import { type Channel, channel } from '../../../kernel/realtime/channel.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { removeMessage } from './remove-message.ts';
import { sendMessage } from './send-message.ts';
import { setPace } from './set-pace.ts';
import { canWriteClasses } from '../classes/present-classes.ts';
import { readRoomToken } from '../presence/room-token.ts';
import { settleVisits } from '../presence/settle-visits.ts';
import { loseLine, openLineOf, seeVisits } from '../presence/visits.store.ts';
import { askQuestion } from '../polls/ask-question.ts';
import { drawBoard } from '../stage/board/draw-board.ts';
import { readBoard } from '../stage/board/read-board.ts';
import { setBoard } from '../stage/board/set-board.ts';
import { castVote } from '../polls/cast-vote.ts';
import { closePoll } from '../polls/close-poll.ts';
import { openPoll } from '../polls/open-poll.ts';
import { chooseSlides } from './choose-slides.ts';
import { lowerHand } from './lower-hand.ts';
import { muteStudent } from './mute-student.ts';
import { openSlides } from './open-slides.ts';
import { raiseHand } from './raise-hand.ts';
import { removeStudent } from './remove-student.ts';
import { requireRoom, type RoomVisitor } from '../presence/require-room.ts';
import { tellGone, tellPerson } from '../presence/room-news.ts';
import { startRecording } from '../recordings/start-recording.ts';
import { stopRecording } from '../recordings/stop-recording.ts';
import { answerStage } from '../stage/answer-stage.ts';
import { choosePicture } from '../stage/choose-picture.ts';
import { demoteStudent } from '../stage/demote-student.ts';
import { endUnallowed } from '../stage/end-unallowed.ts';
import { muteAll } from '../stage/mute-all.ts';
import { promoteStudent } from '../stage/promote-student.ts';
import { publishFeed } from '../stage/publish-feed.ts';
import { enterStage, leaveStage } from '../stage/stages.ts';
import { unpublishFeed } from '../stage/unpublish-feed.ts';
import { watchStage } from '../stage/watch-stage.ts';
import { showRoom } from './show-room.ts';
import { turnPage } from './turn-page.ts';

/** The rooms of live classes. */
export const roomChannel: Channel = channel<typeof roomCommands, RoomVisitor>({
  name: ROOM_CHANNEL,
  commands: roomCommands,
  handlers: {
    showRoom,
    sendMessage,
    raiseHand,
    lowerHand,
    removeMessage,
    muteStudent,
    removeStudent,
    setPace,
    openPoll,
    askQuestion,
    closePoll,
    castVote,
    chooseSlides,
    turnPage,
    openSlides,
    publishFeed,
    unpublishFeed,
    watchStage,
    answerStage,
    choosePicture,
    promoteStudent,
    muteAll,
    demoteStudent,
    setBoard,
    drawBoard,
    readBoard,
    startRecording,
    stopRecording,
  },
  admit,
  came: (ctx, { classId, accountId, lineId }) => {
    enterStage(lineId);
    return tellPerson(ctx, classId, accountId);
  },
  left: async (ctx, { visitId, classId, accountId }, lineId) => {
    try {
      if (await loseLine(ctx, visitId, lineId, ctx.clock.now())) await tellPerson(ctx, classId, accountId);
    } finally {
      // Attendance does not wait for the engine.
      await leaveStage(ctx, classId, lineId);
    }
  },
  beat,
});

/** Whose visit was taken for over though the line stood, because nobody wrote for long, comes back over a new line. */
async function beat(ctx: Context, visitors: readonly RoomVisitor[]): Promise<void> {
  const ids = visitors.map(({ visitId }) => visitId);
  const seen = await seeVisits(ctx, ids, ctx.clock.now());
  for (const { visitId, classId, accountId } of visitors)
    if (!seen.has(visitId)) runtime().realtime.close(ctx, ROOM_CHANNEL, classId, accountId);
  await tellGone(ctx, await settleVisits(ctx));
  await endUnallowed(ctx, visitors);
}

/** Lets in who holds the token of an own visit. The role is that of the visit, and teaching needs the right to it still. LIVE_ROOM_TOKEN. */
async function admit(ctx: Context, token: string, lineId: string): Promise<RoomVisitor> {
  const actor = actorOf(ctx);
  const read = readRoomToken(ctx.instituteId, token) ?? fail('LIVE_ROOM_TOKEN');
  const { accountId } = actor;
  const opened = { id: read.visitId, accountId, hash: read.hash, lineId, now: ctx.clock.now() };
  const visit = (await openLineOf(ctx, opened)) ?? fail('LIVE_ROOM_TOKEN');
  const { id: visitId, classId, role } = visit;
  await requireRoom(ctx, { classId, accountId });
  return {
    visitId,
    classId,
    accountId,
    role,
    lineId,
    roomId: classId,
    isHost: role === 'instructor' && canWriteClasses(actor),
  };
}
