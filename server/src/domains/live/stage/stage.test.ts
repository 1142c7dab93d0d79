import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayIn } from '../../../kernel/clock.ts';
import {
  listening,
  openLine,
  type Person,
  type RoomLine,
  testWorld,
  type TestInstitute,
  type World,
} from '../../../testing/index.ts';
import { SendingPage, WatchingPage } from '../../../testing/media-page.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { changePerson } from '../presence/people.store.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };
let world: World;
let port: number;
let place: TestInstitute;
let farida: Person;
let asha: Person;
let ravi: Person;
let one: { params: { classId: string } };

beforeAll(async () => {
  world = await testWorld({});
  port = await listening(world);
});
beforeEach(async () => {
  world.clock.set(new Date('2026-11-20T13:25:00Z'));
  place = await world.institute();
  farida = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  asha = await place.person('student', { firstName: 'Asha', lastName: 'Kulkarni' });
  ravi = await place.person('student', { firstName: 'Ravi', lastName: 'Menon' });
  const members = [asha.accountId, ravi.accountId];
  const batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members });
  const owner = await place.person('owner');
  await owner.api.live.saveLicences({ body: { auto: 1 } });
  const when = { day: dayIn('Asia/Kolkata', world.clock.now()), time: '19:00', minutes: 60 };
  const whom = { batchIds: [batchId], teacherId: farida.accountId };
  const { classIds } = await farida.api.live.createClasses({
    body: { title: 'Ray optics', kind: 'room', ...when, ...whom },
  });
  one = { params: { classId: classIds[0]! } };
});

const enter = async (who: Person): Promise<RoomLine> =>
  openLine(port, who, (await who.api.live.joinClass(one)).roomToken);
async function publish(line: RoomLine, source: 'mic' | 'cam' | 'screen') {
  const page = new SendingPage(source === 'mic' ? 'audio' : 'video');
  const { sdp } = await line.say('publishFeed', { source, sdp: await page.offer() });
  page.begin(sdp);
  return page;
}
async function watch(line: RoomLine, picture = true) {
  const page = new WatchingPage();
  const offered = await line.say('watchStage', { picture });
  await line.say('answerStage', { sdp: await page.answer(offered.sdp) });
  page.begin();
  return page;
}
async function hears(page: WatchingPage, slot: string, more = 10): Promise<void> {
  const from = page.packetsOf(slot).length;
  await vi.waitFor(() => expect(page.packetsOf(slot).length).toBeGreaterThanOrEqual(from + more), PATIENCE);
}
const feedsTold = (line: RoomLine, slots: readonly string[]) =>
  vi.waitFor(() => {
    const told = line.news.flatMap((news) => (news.kind === 'feeds' ? [news.feeds.map(({ slot }) => slot)] : []));
    expect(told.at(-1)).toEqual(slots);
  }, PATIENCE);
const refused = (error: string) => expect.objectContaining({ error });

describe('sound and picture in a room', () => {
  it('go from the teacher to everybody while the class runs, and end with the line', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    await expect(publish(desk, 'cam')).rejects.toEqual(refused('LIVE_STATE'));
    await farida.api.live.startClass(one);
    await publish(desk, 'cam');
    await publish(desk, 'mic');
    const [first, second] = [await watch(phone), await watch(other, false)];
    await hears(first, 'cam1');
    await hears(second, 'mic1');
    expect(second.packetsOf('cam1')).toEqual([]);
    expect(await other.say('choosePicture', { picture: true })).toEqual({ picture: true });
    await hears(second, 'cam1');
    expect((await phone.say('showRoom')).feeds).toEqual([
      { slot: 'cam1', source: 'cam', accountId: farida.accountId },
      { slot: 'mic1', source: 'mic', accountId: farida.accountId },
    ]);
    await desk.say('unpublishFeed', { source: 'cam' });
    await feedsTold(phone, ['mic1']);
    phone.socket.disconnect();
    await vi.waitFor(
      async () => expect(await world.app.runtime.engine.stats()).toMatchObject({ viewers: 1 }),
      PATIENCE,
    );
    desk.socket.disconnect();
    await feedsTold(other, []);
    expect(await world.app.runtime.engine.stats()).toMatchObject({ feeds: 0 });
  });

  it('come from a student only while the teacher lets them; the server ends it, whatever their page does', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    await farida.api.live.startClass(one);
    const { accountId } = asha;
    await expect(publish(phone, 'mic')).rejects.toEqual(refused('LIVE_NOT_ON_AIR'));
    await expect(phone.say('promoteStudent', { accountId })).rejects.toEqual(refused('FORBIDDEN'));
    await expect(desk.say('promoteStudent', { accountId: farida.accountId })).rejects.toEqual(refused('NOT_FOUND'));
    await phone.say('raiseHand', { words: 'Why?' });
    await desk.say('promoteStudent', { accountId });
    await phone.told('person', ({ person }) => person.accountId === accountId && person.speaks && !person.hand);
    await expect(publish(phone, 'screen')).rejects.toEqual(refused('LIVE_NOT_ON_AIR'));
    await publish(phone, 'mic');
    const [heard, own] = [await watch(other), await watch(phone)];
    await hears(heard, 'mic1');
    expect(own.packetsOf('mic1')).toEqual([]);
    await expect(other.say('demoteStudent', { accountId })).rejects.toEqual(refused('FORBIDDEN'));
    await desk.say('demoteStudent', { accountId });
    await feedsTold(other, []);
    expect(await world.app.runtime.engine.stats()).toMatchObject({ feeds: 0 });
    await expect(publish(phone, 'mic')).rejects.toEqual(refused('LIVE_NOT_ON_AIR'));
    await desk.say('promoteStudent', { accountId });
    await phone.say('demoteStudent', { accountId });
    await expect(publish(phone, 'mic')).rejects.toEqual(refused('LIVE_NOT_ON_AIR'));
  });

  it('of all students end at once when the teacher silences them; cameras, teachers and the word stay', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    await farida.api.live.startClass(one);
    await publish(desk, 'mic');
    for (const { accountId } of [asha, ravi]) await desk.say('promoteStudent', { accountId });
    await publish(phone, 'mic');
    await publish(phone, 'cam');
    await publish(other, 'mic');
    await expect(phone.say('muteAll')).rejects.toEqual(refused('FORBIDDEN'));
    expect(await desk.say('muteAll')).toEqual({ muted: 2 });
    await phone.told('muted');
    expect((await phone.say('showRoom')).feeds.map(({ slot }) => slot).toSorted()).toEqual(['cam1', 'mic1']);
    expect(await world.app.runtime.engine.stats()).toMatchObject({ feeds: 2 });
    expect(await desk.say('muteAll')).toEqual({ muted: 0 });
    await publish(phone, 'mic');
    await hears(await watch(other), 'mic2');
    for (const line of [desk, phone, other]) line.socket.disconnect();
    await vi.waitFor(async () => expect(await world.app.runtime.engine.stats()).toMatchObject({ feeds: 0 }), PATIENCE);
  });

  it('end with the next beat where the word was taken back over a line to another process', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    await farida.api.live.startClass(one);
    await publish(desk, 'mic');
    await desk.say('promoteStudent', { accountId: ravi.accountId });
    await desk.say('promoteStudent', { accountId: asha.accountId });
    await publish(phone, 'mic');
    await publish(other, 'mic');
    await world.app.runtime.realtime.beat();
    expect((await desk.say('showRoom')).feeds).toHaveLength(3);
    await changePerson(place.ctx(farida), one.params.classId, asha.accountId, { speaksAt: null });
    await world.app.runtime.realtime.beat();
    await feedsTold(desk, ['mic1', 'mic3']);
    expect(await world.app.runtime.engine.stats()).toMatchObject({ feeds: 2 });
    for (const line of [desk, phone, other]) line.socket.disconnect();
    await vi.waitFor(async () => expect(await world.app.runtime.engine.stats()).toMatchObject({ feeds: 0 }), PATIENCE);
  });

  it('are refused where they were ended while they began, though somebody else has the place by then', async () => {
    const [desk, phone, other] = [await enter(farida), await enter(asha), await enter(ravi)];
    await farida.api.live.startClass(one);
    for (const { accountId } of [asha, ravi]) await desk.say('promoteStudent', { accountId });
    const { engine } = world.app.runtime;
    const { publish: publishAtOnce } = engine;
    const others = Promise.withResolvers<void>();
    const asked = vi.spyOn(engine, 'publish').mockImplementationOnce(async (...given) => {
      const answer = await publishAtOnce(...given);
      await others.promise;
      return answer;
    });
    const sdp = await new SendingPage('audio').offer();
    const begun = expect(phone.say('publishFeed', { source: 'mic', sdp })).rejects.toEqual(refused('LIVE_MEDIA_GONE'));
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), PATIENCE);
    await phone.say('unpublishFeed', { source: 'mic' });
    await publish(other, 'mic');
    others.resolve();
    await begun;
    asked.mockRestore();
    const feeds = [{ slot: 'mic1', source: 'mic', accountId: ravi.accountId }];
    expect((await desk.say('showRoom')).feeds).toEqual(feeds);
    expect(await engine.stats()).toMatchObject({ feeds: 1 });
    await hears(await watch(desk), 'mic1');
    for (const line of [desk, phone, other]) line.socket.disconnect();
    await vi.waitFor(async () => expect(await engine.stats()).toMatchObject({ feeds: 0 }), PATIENCE);
  });

  it('refuse what is no description, what nobody was offered, and one screen too many', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await farida.api.live.startClass(one);
    await expect(desk.say('publishFeed', { source: 'cam', sdp: 'v=0\r\nnonsense' })).rejects.toEqual(
      refused('LIVE_SDP'),
    );
    await expect(desk.say('publishFeed', { source: 'cam', sdp: 'x'.repeat(60_001) })).rejects.toEqual(
      refused('INVALID_INPUT'),
    );
    await expect(phone.say('answerStage', { sdp: 'v=0' })).rejects.toEqual(refused('LIVE_MEDIA_GONE'));
    await publish(desk, 'screen');
    const vikram = await place.person('teacher', { firstName: 'Vikram', lastName: 'Rao' });
    await expect(publish(await enter(vikram), 'screen')).rejects.toEqual(refused('LIVE_STAGE_FULL'));
    await publish(desk, 'screen');
    expect((await phone.say('showRoom')).feeds).toHaveLength(1);
  });

  it('come back after their engine died, of which every page is told', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await farida.api.live.startClass(one);
    await publish(desk, 'cam');
    await hears(await watch(phone), 'cam1');
    const sdp = await new SendingPage('video').offer();
    const { engine } = world.app.runtime;
    const pid = engine.health().pid!;
    process.kill(pid, 'SIGSTOP');
    const asked = vi.spyOn(engine, 'createRoom');
    // Whatever is asked at that moment is refused, not kept waiting.
    const isRefused = expect(desk.say('publishFeed', { source: 'cam', sdp })).rejects.toEqual(
      refused('LIVE_MEDIA_DOWN'),
    );
    await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
    process.kill(pid, 'SIGKILL');
    await isRefused;
    asked.mockRestore();
    await feedsTold(phone, []);
    await phone.told('engine:restarted');
    await phone.say('sendMessage', { key: crypto.randomUUID(), words: 'The picture stood still' });
    await publish(desk, 'cam');
    await hears(await watch(phone), 'cam1');
  });
});

it('a server without an engine says so, and its rooms work', async () => {
  const config = { live: { ports: [43_200, 43_999], mostViewers: 1, library: 'no-such-library' } } as const;
  const bare = await testWorld({ config });
  bare.clock.set(world.clock.now());
  port = await listening(bare);
  const phone = await enter(asha);
  await expect(phone.say('watchStage', { picture: true })).rejects.toEqual(refused('LIVE_MEDIA_ABSENT'));
  await phone.say('sendMessage', { key: crypto.randomUUID(), words: 'Still here' });
});
