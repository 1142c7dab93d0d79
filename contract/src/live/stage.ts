import { z } from 'zod';
import { command } from '../channel.ts';
import { id } from '../shapes.ts';
import { feedSources, MOST_SDP, stageSlots } from './words.ts';

/** Something that somebody sends to the room, and through which place it flows. */
export const feed = z.object({ slot: z.enum(stageSlots), source: z.enum(feedSources), accountId: id });
export type StageFeed = z.infer<typeof feed>;

const nothing = z.object({});
const sdp = z.string().min(1).max(MOST_SDP);
const source = z.enum(feedSources);
/** Whether pictures come beside the sound; where the server has no room for them, they do not. */
const picture = z.boolean();

/** How sound and pictures go to a room and come from it (WebRTC; descriptions are SDP). */
export const stageCommands = {
  publishFeed: command({
    summary: 'Sends one sound or picture: the page offers, the server answers. Students need the word of the teacher',
    access: 'anyone',
    /** `recorded`: whoever sends it agrees that a recording holds it; who teaches has by recording. */
    body: z.object({ source, sdp, recorded: z.boolean().default(false) }),
    reply: z.object({ sdp }),
    limit: [12, 10],
  }),
  unpublishFeed: command({
    summary: 'Sends it no longer',
    access: 'anyone',
    body: z.object({ source }),
    reply: nothing,
    limit: [12, 10],
  }),
  watchStage: command({
    summary: 'Asks for what the room sends: the server offers one connection with all places of the room',
    access: 'anyone',
    body: z.object({ picture }),
    reply: z.object({ sdp, picture }),
    limit: [10, 10],
  }),
  answerStage: command({
    summary: 'Answers that offer',
    access: 'anyone',
    body: z.object({ sdp }),
    reply: nothing,
    limit: [10, 10],
  }),
  choosePicture: command({
    summary: 'Sound alone, or pictures too',
    access: 'anyone',
    body: z.object({ picture }),
    reply: z.object({ picture }),
    limit: [10, 10],
  }),
  promoteStudent: command({
    summary: 'Lets a student be heard and seen; the hand goes down',
    access: 'host',
    body: z.object({ accountId: id }),
    reply: nothing,
    limit: [30, 10],
  }),
  muteAll: command({
    summary: 'Silences every student who is heard, at the server; who may speak can turn the microphone on again',
    access: 'host',
    body: nothing,
    reply: z.object({ muted: z.int() }),
    limit: [10, 10],
  }),
  demoteStudent: command({
    summary: 'Ends that, at the server; a student ends it for themselves',
    access: 'anyone',
    body: z.object({ accountId: id }),
    reply: nothing,
    limit: [30, 10],
  }),
};
