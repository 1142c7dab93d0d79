// Without zod: the browser reads these too.

/** In the institute's own room, by the link of another service, or in a classroom of the building. */
export const classKinds = ['room', 'link', 'classroom'] as const;
export type ClassKind = (typeof classKinds)[number];

/** `open`: from so many minutes before it starts, people may come in. */
export const classStates = ['scheduled', 'open', 'live', 'ended', 'cancelled'] as const;
export type ClassState = (typeof classStates)[number];

/** A class opens so many minutes before it starts, and ends at the latest so many after its time. */
export const OPENS_MINUTES_BEFORE = 15;
export const ENDS_MINUTES_AFTER = 30;

/** Minutes before the start at which students are reminded; 0: not at all. */
export const remindMinutes = [0, 5, 15, 60] as const;
/** As many dates as one series may have. */
export const MOST_DATES = 120;

/** Modes of spec §9. */
export const modeCodes = { join: 1, leave: 2, end: 3, closed: 4 } as const;
export type AttendanceMode = keyof typeof modeCodes;
/** Roles of spec §9. */
export const roleCodes = { instructor: 1, student: 0 } as const;

export const statuses = ['present', 'late', 'left_early', 'absent'] as const;
export type AttendanceStatus = (typeof statuses)[number];
/** Who comes or goes so many minutes late or early is late, or left early. */
export const LATE_MINUTES = 10;

/** What a student can say by one tap: what was good, and what can be better. */
export const goodPoints = ['clear', 'problems', 'doubts', 'easy'] as const;
export type GoodPoint = (typeof goodPoints)[number];
export const betterPoints = ['fast', 'sound', 'board', 'long'] as const;
export type BetterPoint = (typeof betterPoints)[number];
/** So many students must have rated before anybody reads of it; then they are shown by fives, so that no single one shows. */
export const FEWEST_RATINGS = 10;
/** Doubts that a student can leave in one class. */
export const MOST_DOUBTS = 10;

/** Who somebody is in a room. */
export const roomRoles = ['instructor', 'student'] as const;
export type RoomRole = (typeof roomRoles)[number];
/** Seconds that a student waits between two messages. */
export const paces = [0, 10, 30, 60] as const;
export type Pace = (typeof paces)[number];
/** What somebody sends to a room. */
export const feedSources = ['mic', 'cam', 'screen'] as const;
export type FeedSource = (typeof feedSources)[number];
/** Places through which it flows, one at a time: so many can be heard, seen, and show their screen at once. */
export const stageSlots = ['mic1', 'mic2', 'mic3', 'mic4', 'cam1', 'cam2', 'cam3', 'screen1'] as const;
export type StageSlot = (typeof stageSlots)[number];
/** Characters of a description of sound or pictures; one of a browser has some 6,000. */
export const MOST_SDP = 60_000;
/** `processing`: one video is made of what was written. */
export const recordingStates = ['recording', 'processing', 'ready', 'failed'] as const;
export type RecordingState = (typeof recordingStates)[number];
/** Why there is no video: nobody was heard or seen, the institute has no space left, or it could not be made. */
export const recordingProblems = ['nothing', 'space', 'notMade'] as const;
export type RecordingProblem = (typeof recordingProblems)[number];
/** The channel over which rooms talk, and the one event by which they tell. */
export const ROOM_CHANNEL = '/live';
export const ROOM_NEWS = 'news';
