import { readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayIn, timeIn } from '../../../kernel/clock.ts';
import { MOST_RECORDED_BYTES } from '../../../kernel/forwarding/recording/part-file.ts';
import { readVideo } from '../../../kernel/video/read-video.ts';
import { findFfmpeg } from '../../../kernel/video/find-ffmpeg.ts';
import {
  listening,
  openLine,
  type Person,
  type RoomLine,
  testWorld,
  type TestInstitute,
  type World,
} from '../../../testing/index.ts';
import { SendingPage } from '../../../testing/media-page.ts';
import { type SomeFilm, someFilm } from '../../../testing/some-film.ts';
import { aBatch } from '../../cohorts/factories.ts';
import { storeFile } from '../../media/index.ts';
import { END_CLASSES } from '../running/end-classes.job.ts';
import { folderOf } from './recorded-room.ts';

const PATIENCE = { timeout: 10_000, interval: 20 };
let world: World;
let port: number;
let film: SomeFilm;
let place: TestInstitute;
let farida: Person;
let asha: Person;
let stranger: Person;
let one: { params: { classId: string } };

beforeAll(async () => {
  world = await testWorld({});
  port = await listening(world);
  film = await someFilm();
});
beforeEach(async () => {
  // What the engine writes is of the machine's own clock.
  world.clock.set(new Date());
  place = await world.institute();
  farida = await place.person('teacher', { firstName: 'Farida', lastName: 'Shaikh' });
  asha = await place.person('student', { firstName: 'Asha', lastName: 'Kulkarni' });
  stranger = await place.person('student');
  const batchId = await aBatch(place.ctx(farida), { name: 'JEE A', members: [asha.accountId] });
  const owner = await place.person('owner');
  await owner.api.live.saveLicences({ body: { auto: 1 } });
  const starts = new Date(Date.now() + 5 * 60_000);
  const when = { day: dayIn('Asia/Kolkata', starts), time: timeIn('Asia/Kolkata', starts), minutes: 60 };
  const { classIds } = await farida.api.live.createClasses({
    body: { title: 'Ray optics', kind: 'room', ...when, batchIds: [batchId], teacherId: farida.accountId },
  });
  one = { params: { classId: classIds[0]! } };
});

const enter = async (who: Person): Promise<RoomLine> =>
  openLine(port, who, (await who.api.live.joinClass(one)).roomToken);
async function publish(line: RoomLine, source: 'mic' | 'cam' | 'screen', recorded = false): Promise<SendingPage> {
  const page = new SendingPage(source === 'mic' ? 'audio' : 'video', film);
  const { sdp } = await line.say('publishFeed', { source, sdp: await page.offer(), recorded });
  page.begin(sdp);
  return page;
}
/** The slots of which something was written, in their order. */
async function written(): Promise<string[]> {
  const folder = folderOf(place.ctx(), one.params.classId);
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.flatMap((name) => /(\w+)-\d+-\d+\.rtp$/.exec(name)?.[1] ?? []).toSorted();
}
const lastNow = ({ news }: RoomLine) => news.findLast(({ kind }) => kind === 'now');
const shown = async (who: Person) => (await who.api.live.showRecording(one)).recording;
const refused = (error: string) => expect.objectContaining({ error });
const play = (who: Person) => who.api.live.playRecording({ ...one, query: {} });

/** Two seconds of the teacher, and the class is over. */
async function recordClass(): Promise<void> {
  const desk = await enter(farida);
  await farida.api.live.startClass(one);
  await publish(desk, 'cam');
  const voice = await publish(desk, 'mic');
  await desk.say('startRecording');
  await voice.sendsOn(2000);
  await farida.api.live.endClass(one);
}

describe('the recording of a class', () => {
  it('is told to everybody, also to who comes later, and only the teacher begins and ends it', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await expect(desk.say('startRecording')).rejects.toEqual(refused('LIVE_STATE'));
    await farida.api.live.startClass(one);
    for (const command of ['startRecording', 'stopRecording'] as const)
      await expect(phone.say(command)).rejects.toEqual(refused('FORBIDDEN'));
    expect((await phone.say('showRoom')).now.recordedSince).toBeNull();
    await desk.say('startRecording');
    const { now } = await phone.told('now', (news) => news.now.recordedSince !== null);
    await desk.say('startRecording');
    const later = await enter(asha);
    expect((await later.say('showRoom')).now.recordedSince).toBe(now.recordedSince);
    await desk.say('stopRecording');
    await vi.waitFor(() => expect(lastNow(phone)).toMatchObject({ now: { recordedSince: null } }), PATIENCE);
    expect((await later.say('showRoom')).now.recordedSince).toBeNull();
    const kinds = await world.query('select kind from live_recording_events where class_id = $1 order by id', [
      one.params.classId,
    ]);
    expect(kinds).toEqual([{ kind: 'started' }, { kind: 'stopped' }]);
  });

  it('holds pictures of the teacher, and the voice of a student who agreed, only while it runs', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await farida.api.live.startClass(one);
    await publish(desk, 'cam');
    await desk.say('promoteStudent', { accountId: asha.accountId });
    await desk.say('startRecording');
    await publish(phone, 'cam', true);
    await publish(phone, 'mic');
    await desk.say('stopRecording');
    expect(await written()).toEqual(['cam1']);
    await publish(phone, 'mic', true);
    await publish(desk, 'screen');
    await publish(desk, 'mic');
    await desk.say('startRecording');
    await desk.say('stopRecording');
    expect(await written()).toEqual(['cam1', 'cam1', 'mic1', 'mic2', 'screen1']);
    // Who agreed to one recording is not in the next one.
    await desk.say('startRecording');
    await desk.say('stopRecording');
    expect((await written()).filter((slot) => slot === 'mic1')).toHaveLength(1);
  });

  it('goes on in new files when the engine was killed', async () => {
    const desk = await enter(farida);
    await farida.api.live.startClass(one);
    await desk.say('startRecording');
    await publish(desk, 'mic');
    await vi.waitFor(async () => expect(await written()).toEqual(['mic1']), PATIENCE);
    process.kill(world.app.runtime.engine.health().pid!, 'SIGKILL');
    await desk.told('engine:restarted');
    await publish(desk, 'mic');
    await desk.say('stopRecording');
    expect(await written()).toEqual(['mic1', 'mic1']);
  });

  it('becomes a video of H.264 and AAC with chapters, which the class can watch and nobody else', async () => {
    const desk = await enter(farida);
    await farida.api.live.startClass(one);
    await publish(desk, 'cam');
    const voice = await publish(desk, 'mic');
    await desk.say('startRecording');
    world.clock.set(new Date());
    await desk.say('openPoll', { question: 'Where is the image?', options: ['Here', 'There'], right: 0 });
    await voice.sendsOn(2000);
    await expect(farida.api.live.removeRecording(one)).rejects.toMatchObject({ error: 'LIVE_STATE' });
    await farida.api.live.endClass(one);
    expect(await shown(asha)).toMatchObject({ state: 'processing', title: 'Ray optics' });
    await expect(play(asha)).rejects.toEqual(refused('VIDEO_WORKING'));
    await world.runJobs();
    const ready = await shown(asha);
    expect(ready).toMatchObject({ state: 'ready', problem: null, mediaId: null });
    expect(Math.abs(ready!.seconds! - 2)).toBeLessThanOrEqual(1);
    expect(ready!.chapters).toEqual([{ at: 0, kind: 'poll', question: 'Where is the image?' }]);
    expect(await written()).toEqual([]);
    const [file] = await world.query('select storage_key, type from media_files where institute_id = $1', [place.id]);
    expect(file).toMatchObject({ type: 'video/mp4' });
    const tools = (await findFfmpeg({}))!;
    const path = join(world.config.dataDir, 'files', String(file!['storage_key']));
    expect(await readVideo(tools, path)).toMatchObject({ hasAudio: true, size: { width: 1280, height: 720 } });
    for (const ask of [() => shown(stranger), () => play(stranger)])
      await expect(ask()).rejects.toEqual(refused('LIVE_NOT_YOURS'));
    const elsewhere = await (await world.institute()).person('owner');
    for (const ask of [() => shown(elsewhere), () => play(elsewhere)])
      await expect(ask()).rejects.toEqual(refused('NOT_FOUND'));
    const { hlsUrl } = await play(asha);
    // The address alone opens it, for a while.
    const status = async () => (await place.visitor.send('GET', hlsUrl!)).statusCode;
    expect(await status()).toBe(200);
    world.clock.set(new Date(world.clock.now().getTime() + 10 * 60_000));
    expect(await status()).toBe(403);
  });

  it('is renamed, hidden and taken away by staff', async () => {
    await recordClass();
    await world.runJobs();
    const body = { title: 'Ray optics, part 1', hidden: true };
    await expect(asha.api.live.saveRecording({ ...one, body })).rejects.toEqual(refused('ACCESS_DENIED'));
    await farida.api.live.saveRecording({ ...one, body });
    expect(await shown(farida)).toMatchObject({ ...body, state: 'ready' });
    expect(await shown(asha)).toBeNull();
    await expect(play(asha)).rejects.toEqual(refused('NOT_FOUND'));
    await expect(farida.api.live.retryRecording(one)).rejects.toEqual(refused('LIVE_RECORDING_STATE'));
    await farida.api.live.removeRecording(one);
    expect(await shown(farida)).toBeNull();
    expect(await world.query('select 1 from media_files where institute_id = $1', [place.id])).toEqual([]);
    await expect(farida.api.live.removeRecording(one)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('fails with its reason where nothing was recorded, and is tried again when that is asked', async () => {
    const desk = await enter(farida);
    await farida.api.live.startClass(one);
    await desk.say('startRecording');
    await farida.api.live.endClass(one);
    await world.runJobs();
    expect(await shown(farida)).toMatchObject({ state: 'failed', problem: 'nothing' });
    await expect(play(farida)).rejects.toEqual(refused('VIDEO_FAILED'));
    expect((await farida.api.live.retryRecording(one)).recording).toMatchObject({ state: 'processing' });
  });

  it('fails where the institute has no space left', async () => {
    await recordClass();
    await world.query('update institutes set storage_limit = 1000 where id = $1', [place.id]);
    await world.institute(); // the server reads the plans afresh
    await world.runJobs();
    expect(await shown(farida)).toMatchObject({ state: 'failed', problem: 'space', mediaId: null });
  });

  it('ends at its largest size, and everybody sees that', async () => {
    const [desk, phone] = [await enter(farida), await enter(asha)];
    await farida.api.live.startClass(one);
    await publish(desk, 'mic');
    await desk.say('startRecording');
    await phone.told('now', ({ now }) => now.recordedSince !== null);
    world.clock.set(new Date(Date.now() + 6 * 60_000));
    const sweep = () => world.app.jobs[END_CLASSES]!(place.ctx(), {});
    await sweep();
    expect((await phone.say('showRoom')).now.recordedSince).not.toBeNull();
    const folder = folderOf(place.ctx(), one.params.classId);
    const [stretch] = await readdir(folder);
    const large = join(folder, stretch!, 'cam1-1-1.rtp');
    await writeFile(large, '');
    // No byte of it is written to the disk.
    await truncate(large, MOST_RECORDED_BYTES);
    await sweep();
    await vi.waitFor(() => expect(lastNow(phone)).toMatchObject({ now: { recordedSince: null } }), PATIENCE);
    await expect(desk.say('startRecording')).rejects.toEqual(refused('TOO_LARGE'));
  });

  it('does not begin by itself where the institute has no space left, and the class does', async () => {
    await farida.api.live.saveRecordingRule({ ...one, body: { itself: true } });
    await storeFile(place.ctx(), { fileName: 'notes.txt', content: Buffer.from('full'), ownerId: null });
    await world.query('update institutes set storage_limit = 4 where id = $1', [place.id]);
    await world.institute(); // the server reads the plans afresh
    const desk = await enter(farida);
    expect(await farida.api.live.startClass(one)).toMatchObject({ state: 'live' });
    expect((await desk.say('showRoom')).now).toMatchObject({ state: 'live', recordedSince: null });
    await expect(desk.say('startRecording')).rejects.toEqual(refused('STORAGE_LIMIT'));
    expect(await shown(farida)).toBeNull();
  });

  it('begins by itself with a class of which that was said', async () => {
    await farida.api.live.saveRecordingRule({ ...one, body: { itself: true } });
    const desk = await enter(farida);
    await farida.api.live.startClass(one);
    expect((await desk.say('showRoom')).now.recordedSince).not.toBeNull();
    await publish(desk, 'mic');
    await vi.waitFor(async () => expect(await written()).toEqual(['mic1']), PATIENCE);
    await expect(farida.api.live.saveRecordingRule({ ...one, body: { itself: false } })).rejects.toEqual(
      refused('LIVE_STATE'),
    );
  });
});
