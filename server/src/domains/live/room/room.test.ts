import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import { startOtherProcess } from '../../../testing/other-process.ts';
import {
  listening,
  openLine,
  type Person,
  type RoomLine,
  testWorld,
  type TestInstitute,
  type World,
} from '../../../testing/index.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { aPdf, aReadyPdf } from '../../media/factories.ts';
import { END_CLASSES } from '../running/end-classes.job.ts';

let world: World;
let place: TestInstitute;
let port: number;
let farida: Person;
let asha: Person;
let ravi: Person;
let one: { params: { classId: string } };

beforeAll(async () => {
  world = await testWorld();
  port = await listening(world);
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T13:25:00Z'));
  place = await world.institute();
  farida = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  asha = await place.person('student', { firstName: 'Asha', lastName: 'Kulkarni' });
  ravi = await place.person('student', { firstName: 'Ravi', lastName: 'Menon' });
  one = await aRoom(place, farida, [asha, ravi]);
});

/** A class in a room from seven to eight in the evening, in India; the clock stands five minutes before. */
async function aRoom(where: TestInstitute, teacher: Person, students: readonly Person[]) {
  const batchId = await aBatch(where.ctx(teacher), { name: 'JEE A', members: students.map((who) => who.accountId) });
  const owner = await where.person('owner');
  await owner.api.live.saveLicences({ body: { auto: 1 } });
  const day = dayIn('Asia/Kolkata', world.clock.now());
  const { classIds } = await teacher.api.live.createClasses({
    body: {
      title: 'Gauss’s law',
      kind: 'room',
      batchIds: [batchId],
      teacherId: teacher.accountId,
      day,
      time: '19:00',
      minutes: 60,
    },
  });
  return { params: { classId: classIds[0]! } };
}
const tokenOf = async (who: Person) => (await who.api.live.joinClass(one)).roomToken;
const enter = async (who: Person, at = port): Promise<RoomLine> => openLine(at, who, await tokenOf(who));
const message = (words: string) => ({ key: newId(), words });
/** When somebody was there by the log, in seconds after the first line. */
async function timesOf(who: Person): Promise<string[]> {
  const lines = await world.query(
    'select mode, at from live_events where class_id = $1 and account_id = $2 order by at, id',
    [one.params.classId, who.accountId],
  );
  const seconds = ({ at }: (typeof lines)[number]) =>
    Math.round(((at as Date).getTime() - (lines[0]!['at'] as Date).getTime()) / 1000);
  return lines.map((line) => `${String(line['mode'])} ${seconds(line)}`);
}
/** The numbers of some times of the log. */
const secondsOf = (times: readonly string[]) => times.map((line) => Number(line.split(' ')[1]));

describe('coming into a room', () => {
  it('shows who is there and in which role, whatever the page claims to be', async () => {
    const desk = await enter(farida);
    const phone = await openLine(port, asha, await tokenOf(asha), { role: 'instructor', isHost: true });
    const came = await desk.told('person', ({ person }) => person.accountId === asha.accountId);
    expect(came.person).toMatchObject({ name: 'Asha Kulkarni', role: 'student', away: false, hand: null });
    const state = await phone.say('showRoom');
    expect(state).toMatchObject({ title: 'Gauss’s law', audience: ['JEE A'], me: { role: 'student' } });
    expect(state.people.map(({ name, role }) => [name, role])).toEqual([
      ['Farida Shaikh', 'instructor'],
      ['Asha Kulkarni', 'student'],
    ]);
    await farida.api.live.startClass(one);
    expect((await phone.told('now')).now).toMatchObject({ state: 'live' });
  });

  it('needs a token of one’s own that is fresh and was not used', async () => {
    const token = await tokenOf(asha);
    await expect(openLine(port, ravi, token)).rejects.toMatchObject({ error: 'LIVE_ROOM_TOKEN' });
    await openLine(port, asha, token);
    await expect(openLine(port, asha, token)).rejects.toMatchObject({ error: 'LIVE_ROOM_TOKEN' });
    const old = await tokenOf(asha);
    world.clock.advance({ seconds: 61 });
    await expect(openLine(port, asha, old)).rejects.toMatchObject({ error: 'LIVE_ROOM_TOKEN' });
    const forged = `${(await tokenOf(asha)).split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`;
    await expect(openLine(port, asha, forged)).rejects.toMatchObject({ error: 'LIVE_ROOM_TOKEN' });
    for (const nonsense of ['', 'x', `${place.id}.x.y`, `${place.id}.${newId()}`])
      await expect(openLine(port, asha, nonsense)).rejects.toMatchObject({ status: 401 });
  });

  it('is closed to another institute, whose rooms hear nothing either', async () => {
    const elsewhere = await world.institute();
    const stranger = await elsewhere.person('student');
    const teacher = await elsewhere.person('teacher');
    const theirs = await aRoom(elsewhere, teacher, [stranger]);
    const token = await tokenOf(asha);
    await expect(openLine(port, stranger, token)).rejects.toMatchObject({ error: 'INSTITUTE_MISMATCH' });
    const moved = token.replace(String(place.id), String(elsewhere.id));
    await expect(openLine(port, stranger, moved)).rejects.toMatchObject({ error: 'LIVE_ROOM_TOKEN' });
    const far = await openLine(port, stranger, (await stranger.api.live.joinClass(theirs)).roomToken);
    const near = await openLine(port, asha, token);
    await near.say('sendMessage', message('Only here'));
    await far.say('sendMessage', message('Only there'));
    await near.told('message');
    await far.told('message');
    expect(
      [near, far].map(({ news }) => news.flatMap((told) => (told.kind === 'message' ? told.message.words : []))),
    ).toEqual([['Only here'], ['Only there']]);
    await expect(stranger.api.live.showRoomRecord(one)).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('ends with the session, and with the class', async () => {
    const [phone, desk] = [await enter(asha), await enter(farida)];
    await asha.api.identity.logout();
    // The sign-out reaches a process a moment later, and the next beat closes the line.
    await vi.waitFor(
      async () => {
        await world.app.runtime.realtime.beat();
        expect(phone.socket.connected).toBe(false);
      },
      { timeout: 5000 },
    );
    await farida.api.live.startClass(one);
    await farida.api.live.endClass(one);
    await desk.told('now', ({ now }) => now.state === 'ended');
    await desk.closed();
    await expect(ravi.api.live.joinClass(one)).rejects.toMatchObject({ error: 'LIVE_STATE' });
  });
});

describe('the chat', () => {
  it('reaches everybody, a message sent twice is one, and the record shows it after the class', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    const question = message('Why not the curved side?');
    const sent = await phone.say('sendMessage', question);
    expect(await phone.say('sendMessage', question)).toEqual(sent);
    expect((await desk.told('message')).message).toEqual(sent);
    await desk.say('sendMessage', message('It runs along it.'));
    const { messages } = await ravi.api.live.showRoomRecord(one);
    expect(messages.map(({ author, words }) => [author.name, author.role, words])).toEqual([
      ['Asha Kulkarni', 'student', 'Why not the curved side?'],
      ['Farida Shaikh', 'instructor', 'It runs along it.'],
    ]);
    const outsider = await place.person('student');
    await expect(outsider.api.live.showRoomRecord(one)).rejects.toMatchObject({ error: 'LIVE_NOT_YOURS' });
  });

  it('refuses a flood, what is empty or too long, and goes on', async () => {
    const phone = await enter(asha);
    const sent = await Promise.allSettled(
      Array.from({ length: 8 }, (_, turn) => phone.say('sendMessage', message(`No ${turn}`))),
    );
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(sent.at(-1)).toMatchObject({ reason: { error: 'TOO_MANY_REQUESTS' } });
    const other = await enter(ravi);
    for (const words of [' ', 'x'.repeat(1001)])
      await expect(other.say('sendMessage', message(words))).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    await other.say('sendMessage', message('x'.repeat(1000)));
    for (let turn = 0; turn < 70; turn++) other.socket.emit('nothing');
    await other.closed();
  });

  it('is kept in order by the teacher alone: removed, paused for one, slowed for all', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    const rude = await phone.say('sendMessage', message('Rude'));
    for (const forged of [
      phone.say('removeMessage', { messageId: rude.id }),
      phone.say('muteStudent', { accountId: ravi.accountId, muted: true }),
      phone.say('removeStudent', { accountId: ravi.accountId }),
      phone.say('setPace', { seconds: 60 }),
    ])
      await expect(forged).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await desk.say('removeMessage', { messageId: rude.id });
    await phone.told('message', ({ message: told }) => told.removed && told.words === '');
    expect((await asha.api.live.showRoomRecord(one)).messages).toMatchObject([{ removed: true, words: '' }]);
    await expect(desk.say('removeMessage', { messageId: newId() })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await desk.say('muteStudent', { accountId: asha.accountId, muted: true });
    await expect(phone.say('sendMessage', message('Again'))).rejects.toMatchObject({ error: 'LIVE_MUTED' });
    await desk.say('muteStudent', { accountId: asha.accountId, muted: false });
    await desk.say('setPace', { seconds: 30 });
    await expect(phone.say('sendMessage', message('Now'))).rejects.toMatchObject({ error: 'LIVE_PACE' });
    world.clock.advance({ seconds: 30 });
    expect(await phone.say('sendMessage', message('Later'))).toMatchObject({ words: 'Later' });
    await desk.say('sendMessage', message('The teacher'));
    await desk.say('sendMessage', message('does not wait'));
  });
});

describe('hands', () => {
  it('stand in the order in which they were raised, and are lowered by oneself or the teacher', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    const first = await phone.say('raiseHand', { words: 'Why two faces?' });
    world.clock.advance({ seconds: 5 });
    await other.say('raiseHand');
    await desk.told('person', ({ person }) => person.accountId === ravi.accountId && person.hand !== null);
    const again = await phone.say('raiseHand', { words: 'Why two faces of it?' });
    expect(again.hand).toEqual({ since: first.hand!.since, words: 'Why two faces of it?' });
    await expect(other.say('lowerHand', { accountId: asha.accountId })).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await desk.say('lowerHand', { accountId: asha.accountId });
    await other.say('lowerHand');
    const { people } = await desk.say('showRoom');
    expect(people.map(({ hand }) => hand)).toEqual([null, null, null]);
  });
});

describe('polls', () => {
  const question = {
    question: 'Distance from the sheet goes from r to 2r. What happens to E?',
    options: ['E doubles', 'E becomes half', 'E stays the same'],
    right: 2,
  };

  it('count each person once, show the counts to the teacher at once and to everybody at the end', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    await expect(desk.say('openPoll', question)).rejects.toMatchObject({ error: 'LIVE_STATE' });
    await farida.api.live.startClass(one);
    await expect(phone.say('openPoll', question)).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await expect(desk.say('openPoll', { ...question, right: 3 })).rejects.toMatchObject({ error: 'LIVE_POLL_RIGHT' });
    const { pollId } = await desk.say('openPoll', question);
    expect((await phone.told('poll')).poll).toMatchObject({ id: pollId, right: null, counts: null });
    expect(await phone.say('castVote', { pollId, choice: 2 })).toEqual({ choice: 2 });
    expect(await phone.say('castVote', { pollId, choice: 0 })).toEqual({ choice: 2 });
    await expect(phone.say('castVote', { pollId, choice: 3 })).rejects.toMatchObject({ error: 'INVALID_INPUT' });
    const atOnce = await Promise.all([1, 0, 1, 0].map((choice) => other.say('castVote', { pollId, choice })));
    const [held] = new Set(atOnce.map(({ choice }) => choice));
    expect(atOnce.every(({ choice }) => choice === held)).toBe(true);
    const counts = held === 0 ? [1, 0, 1] : [0, 1, 1];
    await desk.told('poll', ({ poll }) => poll.counts?.join() === counts.join());
    expect((await phone.say('showRoom')).polls).toMatchObject([{ mine: 2, counts: null, right: null }]);
    await expect(phone.say('closePoll', { pollId })).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await desk.say('closePoll', { pollId });
    expect((await phone.told('poll', ({ poll }) => poll.closedAt !== null)).poll).toMatchObject({
      counts,
      right: 2,
      mine: null,
    });
    await expect(other.say('castVote', { pollId, choice: 0 })).rejects.toMatchObject({ error: 'LIVE_POLL_OVER' });
    const { pollId: second } = await desk.say('openPoll', { ...question, right: null });
    await farida.api.live.endClass(one);
    const { polls } = await asha.api.live.showRoomRecord(one);
    expect(polls).toMatchObject([
      { id: pollId, mine: 2, counts },
      { id: second, mine: null, counts: [0, 0, 0], right: null },
    ]);
  });
});

describe('slides', () => {
  it('are turned by the teacher for everybody, and can be fetched from the record', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    const mediaId = await aReadyPdf(place.ctx(farida), { bytes: aPdf(3), fileName: 'Sheet of charge.pdf', pages: 3 });
    await expect(phone.say('chooseSlides', { mediaId })).rejects.toMatchObject({ error: 'FORBIDDEN' });
    await expect(desk.say('chooseSlides', { mediaId: newId() })).rejects.toMatchObject({ error: 'LIVE_SLIDES' });
    await expect(phone.say('openSlides')).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await desk.say('chooseSlides', { mediaId });
    expect((await phone.told('slides')).slides).toMatchObject({ mediaId, pages: 3, page: 0 });
    await desk.say('turnPage', { page: 2 });
    await phone.told('slides', ({ slides }) => slides?.page === 2);
    await expect(desk.say('turnPage', { page: 3 })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(phone.say('turnPage', { page: 0 })).rejects.toMatchObject({ error: 'FORBIDDEN' });
    const { url } = await phone.say('openSlides');
    expect((await asha.send('GET', url)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ravi.api.live.showRoomRecord(one)).slides).toMatchObject({ mediaId, pages: 3 });
    await desk.say('chooseSlides', { mediaId: null });
    expect((await phone.say('showRoom')).slides).toBeNull();
  });
});

describe('a lost line', () => {
  const goBack = async (who: Person, visitId: string) =>
    openLine(port, who, (await who.api.live.returnToClass({ params: { visitId } })).roomToken);

  it('keeps the place, the hand and the time for half a minute', async () => {
    const desk = await enter(farida);
    const { visitId, roomToken } = await asha.api.live.joinClass(one);
    const phone = await openLine(port, asha, roomToken);
    await phone.say('raiseHand', { words: 'Mine' });
    phone.socket.disconnect();
    await desk.told('person', ({ person }) => person.accountId === asha.accountId && person.away);
    world.clock.advance({ seconds: 20 });
    const back = await goBack(asha, visitId);
    const { people } = await back.say('showRoom');
    expect(people.find(({ accountId }) => accountId === asha.accountId)).toMatchObject({
      away: false,
      hand: { words: 'Mine' },
    });
    expect(await timesOf(asha)).toEqual(['join 0']);
    await expect(ravi.api.live.returnToClass({ params: { visitId } })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  it('ends the visit when it was last seen, and a later return goes on from then', async () => {
    const desk = await enter(farida);
    const { visitId, roomToken } = await asha.api.live.joinClass(one);
    const phone = await openLine(port, asha, roomToken);
    world.clock.advance({ seconds: 60 });
    await world.app.runtime.realtime.beat();
    phone.socket.disconnect();
    await desk.told('person', ({ person }) => person.away);
    world.clock.advance({ seconds: 40 });
    await world.app.runtime.realtime.beat();
    await desk.told('gone');
    await goBack(asha, visitId);
    const times = await timesOf(asha);
    expect(times.map((line) => line.split(' ')[0])).toEqual(['join', 'leave', 'join']);
    const [, left = 0, came = 0] = secondsOf(times);
    expect(left).toBeGreaterThanOrEqual(60);
    expect(left).toBeLessThan(75);
    expect(came - left).toBeGreaterThanOrEqual(40);
  });

  it('is the same for a server that is killed, and rooms reach over servers', async () => {
    const other = await startOtherProcess(world);
    const [desk, phone] = [await enter(farida), await enter(asha, other.port)];
    await phone.say('sendMessage', message('From the other server'));
    await desk.told('message');
    await desk.say('sendMessage', message('And back'));
    await phone.told('message', ({ message: told }) => told.words === 'And back');
    await other.stop('SIGKILL');
    world.clock.advance({ seconds: 40 });
    await world.app.jobs[END_CLASSES]!(place.ctx(), {});
    await desk.told('gone', ({ accountId }) => accountId === asha.accountId);
    const times = await timesOf(asha);
    expect(times).toMatchObject(['join 0', expect.stringMatching(/^leave/)]);
    expect(secondsOf(times)[1]).toBeLessThan(30);
  });

  it('is closed for good where the teacher sends somebody out', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    const { visitId } = await asha.api.live.joinClass(one);
    await desk.say('removeStudent', { accountId: asha.accountId });
    await phone.closed();
    const refused = { error: 'LIVE_REMOVED', status: 403 };
    await expect(asha.api.live.joinClass(one)).rejects.toMatchObject(refused);
    await expect(asha.api.live.returnToClass({ params: { visitId } })).rejects.toMatchObject(refused);
    await expect(desk.say('removeStudent', { accountId: farida.accountId })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    expect((await timesOf(asha)).filter((line) => line.startsWith('leave'))).toHaveLength(2);
  });
});
