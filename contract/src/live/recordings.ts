import { z } from 'zod';
import { partner } from '../access.ts';
import { command } from '../channel.ts';
import { del, get, post, put } from '../endpoint.ts';
import { playback } from '../media/shapes.ts';
import { streamQuery } from '../media/videos.ts';
import { id, instant, text, whole } from '../shapes.ts';
import { recordingProblems, recordingStates } from './words.ts';

/** What begins at a second of the recording: a page of the slides, from 0, or a poll. */
const chapter = z.discriminatedUnion('kind', [
  z.object({ at: whole, kind: z.literal('page'), page: whole }),
  z.object({ at: whole, kind: z.literal('poll'), question: z.string() }),
]);
export type RecordingChapter = z.infer<typeof chapter>;

const recording = z.object({
  state: z.enum(recordingStates),
  title: z.string(),
  /** Only staff see it. */
  hidden: z.boolean(),
  startedAt: instant,
  /** How far it is made, while it is. */
  percent: whole,
  problem: z.enum(recordingProblems).nullable(),
  seconds: whole.nullable(),
  chapters: z.array(chapter),
  /** Of the library, for staff who make it a lesson. */
  mediaId: id.nullable(),
});
export type Recording = z.infer<typeof recording>;

const shown = z.object({
  recording: recording.nullable(),
  /** The class is recorded from its start, without a word of the teacher. */
  itself: z.boolean(),
  can: z.object({ write: z.boolean() }),
});
export type ShownRecording = z.infer<typeof shown>;

const one = z.object({ classId: id });
const write = partner('cohorts.write');
const nothing = z.object({});

export const recordings = {
  showRecording: get('/api/live/classes/:classId/recording', {
    summary: 'How the recording of a class stands, with its chapters; students do not see one that is hidden',
    access: 'signedIn',
    params: one,
    reply: shown,
    errors: ['LIVE_NOT_YOURS'],
  }),
  playRecording: get('/api/live/classes/:classId/recording/playback', {
    summary: 'Addresses of the recording for a while, for its teacher and for whom the class was held',
    access: 'signedIn',
    params: one,
    query: streamQuery,
    reply: playback,
    errors: ['LIVE_NOT_YOURS', 'NOT_FOUND', 'VIDEO_WORKING', 'VIDEO_FAILED', 'STREAM_ELSEWHERE'],
  }),
  saveRecording: put('/api/live/classes/:classId/recording', {
    summary: 'Gives the recording another name, or hides it from students',
    access: write,
    params: one,
    body: z.object({ title: text(120, 1), hidden: z.boolean() }),
    reply: shown,
    errors: ['NOT_FOUND'],
  }),
  saveRecordingRule: put('/api/live/classes/:classId/recording/rule', {
    summary: 'Whether a class that was not held yet is recorded by itself, from its start',
    access: write,
    params: one,
    body: z.object({ itself: z.boolean() }),
    reply: shown,
    errors: ['LIVE_STATE', 'LIVE_RECORDING_ABSENT'],
  }),
  retryRecording: post('/api/live/classes/:classId/recording/retry', {
    summary: 'Makes a recording that failed once more of what was written',
    access: write,
    params: one,
    reply: shown,
    errors: ['NOT_FOUND', 'LIVE_RECORDING_STATE'],
  }),
  removeRecording: del('/api/live/classes/:classId/recording', {
    summary: 'Takes a recording away for good; a lesson that shows it keeps its video',
    access: write,
    params: one,
    reply: nothing,
    errors: ['NOT_FOUND', 'LIVE_STATE'],
  }),
};

/** How a recording begins and ends in the room. */
export const recordingCommands = {
  startRecording: command({
    summary: 'Records from now on: what teachers say and show, and what students say who agreed; everybody is told',
    access: 'host',
    body: nothing,
    reply: nothing,
    limit: [6, 10],
  }),
  stopRecording: command({
    summary: 'Records no longer; it can be started again, and becomes one video',
    access: 'host',
    body: nothing,
    reply: nothing,
    limit: [6, 10],
  }),
};
