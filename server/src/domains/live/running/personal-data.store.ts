import { sql } from 'kysely';
import type { Bound, TransactionContext } from '../../../kernel/context.ts';
import { changeRows, removeRows, rows } from '../../../kernel/database/rows.ts';
import type { PersonalData } from '../../identity/index.ts';

const listTaught = (ctx: Bound, teacherId: string) =>
  rows(ctx)
    .selectFrom('liveClasses')
    .select(['title', 'startsAt', 'endsAt', 'state'])
    .where('teacherId', '=', teacherId)
    .orderBy('startsAt')
    .execute();

const listAttended = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('liveEvents as e')
    .innerJoin('liveClasses as c', 'c.id', 'e.classId')
    .select(['c.title', 'e.mode', 'e.at'])
    .where('e.accountId', '=', accountId)
    .orderBy('e.at')
    .execute();

const listMarks = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('liveMarks')
    .select(['classId', 'status', 'reason', 'markedAt'])
    .where('accountId', '=', accountId)
    .execute();

const listWritten = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('liveMessages')
    .select(['classId', 'words', 'sentAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

const listVoted = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('liveVotes as v')
    .innerJoin('livePolls as p', 'p.id', 'v.pollId')
    .select(['p.question', 'v.choice', 'v.votedAt'])
    .where('v.accountId', '=', accountId)
    .orderBy('v.votedAt')
    .execute();

const listRated = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('liveRatings')
    .select(['classId', 'stars', 'good', 'better', 'words', 'ratedAt'])
    .where('accountId', '=', accountId)
    .execute();

const listAsked = (ctx: Bound, accountId: string) =>
  rows(ctx)
    .selectFrom('liveDoubts')
    .select(['classId', 'words', 'askedAt', 'answer'])
    .where('accountId', '=', accountId)
    .execute();

const listCalendars = (ctx: Bound, accountId: string) =>
  rows(ctx).selectFrom('liveCalendars').select('madeAt').where('accountId', '=', accountId).execute();

/** Of two ratings of one class that of the account that stays holds. */
async function moveFeedback(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`update live_ratings set account_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid and not exists (
      select from live_ratings k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
        and k.class_id = live_ratings.class_id)`.execute(rows(tx));
  await removeRows(tx, 'liveRatings', { accountId: from });
  await changeRows(tx, 'liveDoubts', { accountId: from }, { accountId: to });
  await changeRows(tx, 'liveDoubts', { answeredBy: from }, { answeredBy: to });
}

/** Of two votes on one poll that of the account that stays holds. */
async function moveVotes(tx: TransactionContext, from: string, to: string): Promise<void> {
  await sql`update live_votes set account_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid and not exists (
      select from live_votes k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
        and k.poll_id = live_votes.poll_id)`.execute(rows(tx));
  await removeRows(tx, 'liveVotes', { accountId: from });
  await changeRows(tx, 'livePolls', { openedBy: from }, { openedBy: to });
}

/** Hands and pauses hold for a class that runs; of two rows of one class that of the account that stays holds. */
async function moveRooms(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'liveVisits', { accountId: from }, { accountId: to });
  await changeRows(tx, 'liveMessages', { accountId: from }, { accountId: to });
  await changeRows(tx, 'liveMessages', { removedBy: from }, { removedBy: to });
  await sql`update live_people set account_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid and not exists (
      select from live_people k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
        and k.class_id = live_people.class_id)`.execute(rows(tx));
  await removeRows(tx, 'livePeople', { accountId: from });
}

/** Of two marks of one class that of the account that stays holds. */
async function moveAttendance(tx: TransactionContext, from: string, to: string): Promise<void> {
  await changeRows(tx, 'liveEvents', { accountId: from }, { accountId: to });
  await sql`update live_marks set account_id = ${to}::uuid
    where institute_id = ${tx.instituteId} and account_id = ${from}::uuid and not exists (
      select from live_marks k where k.institute_id = ${tx.instituteId} and k.account_id = ${to}::uuid
        and k.class_id = live_marks.class_id)`.execute(rows(tx));
  await removeRows(tx, 'liveMarks', { accountId: from });
  await changeRows(tx, 'liveMarks', { markedBy: from }, { markedBy: to });
}

async function moveTeacher(tx: TransactionContext, from: string, to: string): Promise<void> {
  const seat = rows(tx).selectFrom('liveLicences').select('id').where('teacherId', '=', to);
  if (await seat.executeTakeFirst()) await removeRows(tx, 'liveLicences', { teacherId: from });
  else await changeRows(tx, 'liveLicences', { teacherId: from }, { teacherId: to });
  await changeRows(tx, 'liveClasses', { teacherId: from }, { teacherId: to });
  await changeRows(tx, 'liveClasses', { createdBy: from }, { createdBy: to });
  await changeRows(tx, 'liveRecordings', { startedBy: from }, { startedBy: to });
  await changeRows(tx, 'liveRecordingEvents', { accountId: from }, { accountId: to });
}

/** The classes that somebody teaches or was in. What was taught stays when the teacher goes, under an id that has no name. */
export const livePersonalData: PersonalData = {
  domain: 'live',
  tables: [
    'live_licences',
    'live_classes',
    'live_events',
    'live_marks',
    'live_visits',
    'live_people',
    'live_messages',
    'live_polls',
    'live_votes',
    'live_ratings',
    'live_doubts',
    'live_calendars',
    'live_recordings',
    'live_recording_events',
  ],
  export: async (ctx, accountId) => ({
    classes: await listTaught(ctx, accountId),
    attended: await listAttended(ctx, accountId),
    marks: await listMarks(ctx, accountId),
    written: await listWritten(ctx, accountId),
    votes: await listVoted(ctx, accountId),
    ratings: await listRated(ctx, accountId),
    doubts: await listAsked(ctx, accountId),
    calendar: await listCalendars(ctx, accountId),
  }),
  erase: async (tx, accountId) => {
    await removeRows(tx, 'liveLicences', { teacherId: accountId });
    await removeRows(tx, 'liveEvents', { accountId });
    await removeRows(tx, 'liveMarks', { accountId });
    await removeRows(tx, 'liveVisits', { accountId });
    await removeRows(tx, 'livePeople', { accountId });
    await removeRows(tx, 'liveMessages', { accountId });
    await removeRows(tx, 'liveVotes', { accountId });
    await removeRows(tx, 'liveRatings', { accountId });
    await removeRows(tx, 'liveDoubts', { accountId });
    await removeRows(tx, 'liveCalendars', { accountId });
  },
  reassign: async (tx, from, to) => {
    await moveTeacher(tx, from, to);
    await moveAttendance(tx, from, to);
    await moveRooms(tx, from, to);
    await moveVotes(tx, from, to);
    await moveFeedback(tx, from, to);
    await removeRows(tx, 'liveCalendars', { accountId: from });
  },
};
