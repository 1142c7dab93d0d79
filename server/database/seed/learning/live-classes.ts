import { type Plan, plan as planShape } from '@abhyas/contract/live/classes';
import { markAttendance } from '../../../src/domains/live/attendance/mark-attendance.ts';
import { audiencesOf, getClass, listClassRows } from '../../../src/domains/live/classes/classes.store.ts';
import { studentsOf } from '../../../src/domains/live/classes/audience.ts';
import {
  askPoll,
  type Asked,
  fillClass,
  holdClass,
  showRecorded,
  showSlides,
  type Stay,
  writeChat,
  type Written,
} from '../../../src/domains/live/factories.ts';
import { saveLicences } from '../../../src/domains/live/licences/save-licences.ts';
import { startClass } from '../../../src/domains/live/running/start-class.ts';
import { checkClasses } from '../../../src/domains/live/series/check-classes.ts';
import { createClasses } from '../../../src/domains/live/series/create-classes.ts';
import { listLibrary } from '../../../src/domains/media/library/list-library.ts';
import { rulesOf } from '../../../src/domains/tenancy/index.ts';
import { dayIn, timeIn } from '../../../src/kernel/clock.ts';
import type { Context } from '../../../src/kernel/context.ts';
import type { Batches } from '../people/batches.ts';
import { at, DAY } from '../papers/days.ts';
import { seedBoard } from './class-board.ts';
import { FILM_SECONDS } from '../courses/film-course.ts';
import { seedFeedback } from './class-feedback.ts';

interface Cast {
  readonly owner: Context;
  /** Farida, Vikram, Arjun and Meera. */
  readonly teacherIds: readonly string[];
  readonly batches: Batches;
}
const MINUTE = 60_000;
/** The class of which there is a recording. */
const RECORDED = 'Projectile motion: one throw, two motions';
const meet = (code: string) => `https://meet.google.com/${code}`;

/** Three weeks of classes: the first is over and has its attendance, and one class runs now. */
export async function seedLiveClasses(cast: Cast): Promise<void> {
  const { owner } = cast;
  const { timeZone } = await rulesOf(owner.instituteId);
  const now = owner.clock.now();
  const day = (days: number) => dayIn(timeZone, new Date(now.getTime() + days * DAY));
  const then = at(owner, new Date(now.getTime() - 8 * DAY));
  await saveLicences(then, { body: { auto: 2, teacherIds: [] } });
  for (const one of seriesOf(cast, day(-7), day(14), day(-1)))
    await createClasses(then, { body: planShape.parse(one) });
  await holdPast(owner, now);
  await holdNow(cast, timeZone);
}

/** A class in a room that began some minutes ago; where a series holds this hour already, there is none. */
async function holdNow({ owner, teacherIds: [farida = ''], batches }: Cast, timeZone: string): Promise<void> {
  const now = owner.clock.now();
  const began = new Date(now.getTime() - 12 * MINUTE);
  const before = at(owner, new Date(began.getTime() - 60 * MINUTE));
  const running: Plan = {
    title: 'Projectile motion: problems',
    kind: 'room',
    batchIds: [batches.jee.batchId],
    teacherId: farida,
    day: dayIn(timeZone, began),
    time: timeIn(timeZone, began),
    minutes: 90,
  };
  const body = planShape.parse(running);
  const { dates } = await checkClasses(before, { body });
  if (dates.some(({ clashes }) => clashes.length > 0)) return;
  const { classIds } = await createClasses(before, { body });
  const params = { classId: classIds[0]! };
  await startClass(at(owner, began), { params });
  const one = await getClass(owner, params.classId);
  const students = await studentsOf(owner, (await audiencesOf(owner, [one.id])).get(one.id) ?? []);
  await fillClass(owner, one, [farida, ...students.slice(0, 9)]);
  await writeChat(owner, one, chatOf(projectile, farida, students));
  await askPoll(owner, one, { ...pollOfThrow, by: farida, votes: votesOf(students) });
  const worksheet = await inLibrary(owner, 'Projectile motion, worksheet');
  if (worksheet) await showSlides(owner, one, worksheet);
}

type Line = readonly [minute: number, who: 'teacher' | number, words: string];
/** What is asked and answered in two lessons, by the teacher and by students at places of the batch. */
const electrostatics: readonly Line[] = [
  [1, 'teacher', 'Good to see you. Have pages 14 and 15 of your notes open, we begin with problem 3.'],
  [4, 'teacher', 'Pause here. Which face of the cylinder does the flux leave through?'],
  [4, 1, 'Both ends of the cylinder, so 2EA'],
  [5, 2, 'Not through the curved side, the field is parallel to it'],
  [6, 3, 'Then is the 2 in 2ε₀ from the two faces?'],
  [7, 'teacher', 'Exactly. EA + EA = σA/ε₀, so E = σ/(2ε₀).'],
  [8, 4, 'The lines never spread out, so E cannot fall with the distance'],
  [10, 5, 'Is it the same with the two faces of a conductor?'],
  [11, 'teacher', 'No, inside a conductor the field is zero. We do that one next.'],
];
const projectile: readonly Line[] = [
  [1, 'teacher', 'Welcome. The worksheet is on the board, we do problems 2 to 5 together.'],
  [3, 1, 'In problem 2, is the time the same for both balls?'],
  [4, 'teacher', 'What decides how long a ball is in the air?'],
  [4, 2, 'Only the vertical part of its velocity'],
  [5, 3, 'So both land at once, one of them farther away'],
  [6, 'teacher', 'That is all of it. Now the angles: 30° and 60° with the same speed.'],
  [8, 4, 'Same range, since sin 60° and sin 120° are equal'],
  [10, 5, 'But the 60° one stays up longer?'],
];

const chatOf = (lines: readonly Line[], teacherId: string, students: readonly string[]): Written[] =>
  lines.map(([minute, who, words]) =>
    who === 'teacher'
      ? { accountId: teacherId, role: 'instructor', minute, words }
      : { accountId: students[who % students.length]!, role: 'student', minute, words },
  );

/** Seven of ten are right. */
const votesOf = (students: readonly string[]) =>
  students.map((accountId, place) => [accountId, [2, 2, 1, 2, 2, 0, 2, 3, 2, 2][place % 10]!] as const);
const pollOfSheet: Omit<Asked, 'by' | 'votes'> = {
  minute: 9,
  question: 'The distance from the sheet goes from r to 2r. What happens to E?',
  options: ['E doubles', 'E becomes half', 'E stays the same', 'E falls as 1/r²'],
  right: 2,
};
const pollOfThrow: Omit<Asked, 'by' | 'votes'> = {
  minute: 7,
  question: 'Two balls leave with the same speed, at 30° and at 60°. Which goes farther?',
  options: ['The one at 30°', 'The one at 60°', 'Both equally far', 'It depends on the speed'],
  right: 2,
};

/** Five series of both batches, from a day until another, and a class that was recorded. */
function seriesOf({ teacherIds, batches: { jee, neet } }: Cast, day: string, until: string, yesterday: string): Plan[] {
  const [farida = '', vikram = '', arjun = '', meera = ''] = teacherIds;
  const held = ({ batchId }: Batches['jee'], teacherId: string, time: string, weekdays: number[]) => ({
    day,
    until,
    minutes: 60,
    batchIds: [batchId],
    teacherId,
    time,
    weekdays,
  });
  return [
    { ...held(jee, farida, '07:00', [0, 2, 4]), title: 'Electrostatics', kind: 'room' },
    { ...held(jee, vikram, '08:15', [1, 3]), title: 'Matrices', kind: 'classroom', place: 'Room 4' },
    { ...held(neet, arjun, '17:00', [0, 3]), title: 'Chemical bonding', kind: 'classroom', place: 'Room 2' },
    { ...held(neet, meera, '18:15', [1, 4]), title: 'Genetics', kind: 'link', place: meet('gen-etic-abc') },
    {
      title: RECORDED,
      kind: 'room',
      day: yesterday,
      time: '18:30',
      minutes: 60,
      batchIds: [jee.batchId],
      teacherId: farida,
    },
    { ...held(neet, arjun, '18:00', [5]), title: 'Doubt hour', kind: 'link', place: meet('dou-bthr-abc') },
  ];
}

/** How students come, over and over: most stay, some are late, leave early, lose their line or do not come. */
const habits: readonly Stay['minutes'][] = [
  [[0, 60]],
  [[1, 59]],
  [[6, 60]],
  [[0, 58]],
  [[18, 60]],
  [
    [2, 14],
    [17, 29],
    [33, 46],
    [51, 60],
  ],
  [[0, 60]],
  [[7, 38]],
  [[0, 57]],
  [[4, 20]],
  [],
  [[3, 60]],
];

/** The drawn film of the course stands for what was recorded, with the pages of its worksheet and the poll as chapters. */
async function showFilm(owner: Context, one: Awaited<ReturnType<typeof getClass>>): Promise<void> {
  const worksheet = await inLibrary(owner, 'Projectile motion, worksheet');
  const film = await inLibrary(owner, 'One throw, two motions.mp4');
  if (worksheet) await showSlides(owner, one, worksheet);
  if (!film) return;
  await showRecorded(owner, one, {
    mediaId: film,
    seconds: FILM_SECONDS,
    chapters: [
      { at: 0, kind: 'page', page: 0 },
      { at: 28, kind: 'poll', question: pollOfThrow.question },
      { at: 46, kind: 'page', page: 1 },
    ],
  });
}

/** The newest file of the library whose name holds these words. */
async function inLibrary(owner: Context, search: string): Promise<string | undefined> {
  const query = { search, show: 'all', sort: 'newest', page: 1, size: 1 } as const;
  return (await listLibrary(owner, { query })).rows[0]?.mediaId;
}

async function holdPast(owner: Context, now: Date): Promise<void> {
  const past = await listClassRows(owner, new Date(now.getTime() - 8 * DAY), now);
  for (const [turn, one] of past.filter(({ endsAt }) => endsAt < now).entries()) {
    const audience = (await audiencesOf(owner, [one.id])).get(one.id) ?? [];
    const students = await studentsOf(owner, audience);
    const stays = students.map((accountId, place) => ({
      accountId,
      // Each class begins at another place of the habits, the first student alone comes to all.
      minutes: place === 0 ? habits[0]! : habits[(place + turn * 5) % habits.length]!,
    }));
    await holdClass(owner, one, stays);
    if (one.kind === 'room') {
      const isThrow = one.title === RECORDED;
      await writeChat(owner, one, chatOf(isThrow ? projectile : electrostatics, one.teacherId, students));
      await askPoll(owner, one, {
        ...(isThrow ? pollOfThrow : pollOfSheet),
        by: one.teacherId,
        votes: votesOf(students),
      });
      const came = stays.filter(({ minutes }) => minutes.length > 0).map(({ accountId }) => accountId);
      // What students said and what was drawn is about the charged sheet.
      if (isThrow) await showFilm(owner, one);
      else {
        await seedFeedback(owner, one, came);
        await seedBoard(owner, one);
      }
    }
    const short = stays.find(({ minutes }) => minutes[0]?.[1] === 20);
    if (turn === 0 && short)
      await markAttendance(owner, {
        params: { classId: one.id, accountId: short.accountId },
        body: { status: 'present', reason: 'Power cut, father called at 7:25' },
      });
  }
}
