import { beforeAll, describe, expect, it } from 'vitest';
import { testWorld, type Person, type TestInstitute, type World } from '../../../testing/index.ts';
import { aVideo } from '../factories.ts';

let world: World;
let place: TestInstitute;
let teacher: Person;
beforeAll(async () => {
  world = await testWorld();
  place = await world.institute();
  teacher = await place.person('teacher');
});

const show = (mediaId: string) => teacher.api.media.showVideo({ params: { mediaId } });
const stateOf = async (mediaId: string) => {
  const { state, percent, problem } = await show(mediaId);
  return { state, percent, problem };
};

describe('a video that was uploaded', () => {
  it('is made ready by a job: sizes, sound alone, length, a picture and small pictures', async () => {
    const mediaId = await aVideo(place.ctx());
    expect(await stateOf(mediaId)).toEqual({ state: 'working', percent: 0, problem: null });
    await world.runJobs();
    expect(await show(mediaId)).toMatchObject({
      state: 'ready',
      percent: 100,
      seconds: 6,
      width: 320,
      height: 180,
      rungs: [144, 180],
      kind: 'video',
    });
    const playback = await teacher.api.media.playVideo({ params: { mediaId }, query: {} });
    expect(playback).toMatchObject({ kind: 'video', seconds: 6, fileUrl: null, sprite: { count: 3, everySeconds: 2 } });
    expect(playback.leastBytes).toBeLessThan(playback.bytes!);
    const poster = await teacher.send('GET', playback.posterUrl!);
    expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect((await teacher.send('GET', playback.sprite!.url)).headers['content-type']).toBe('image/jpeg');
    expect((await teacher.send('GET', playback.audioUrl!)).body).toContain('#EXT-X-ENDLIST');
  });

  it('fails at once where it cannot be read, and says so; a retry begins anew', async () => {
    const mediaId = await aVideo(place.ctx(), { bytes: Buffer.from('no video at all') });
    await world.runJobs();
    const failed = { state: 'failed', percent: 0, problem: 'media.files.problems.videoUnreadable' };
    expect(await stateOf(mediaId)).toEqual(failed);
    await expect(teacher.api.media.playVideo({ params: { mediaId }, query: {} })).rejects.toMatchObject({
      error: 'VIDEO_FAILED',
    });
    await teacher.api.media.retryVideo({ params: { mediaId } });
    expect((await stateOf(mediaId)).state).toBe('working');
    await expect(teacher.api.media.retryVideo({ params: { mediaId } })).rejects.toMatchObject({
      error: 'VIDEO_WORKING',
    });
    await expect(teacher.api.media.playVideo({ params: { mediaId }, query: {} })).rejects.toMatchObject({
      error: 'VIDEO_WORKING',
    });
    await world.runJobs();
    expect(await stateOf(mediaId)).toEqual(failed);
  });

  it('is begun again where nobody heard of its maker for a quarter of an hour', async () => {
    const mediaId = await aVideo(place.ctx(), { seconds: 1 });
    await world.query('delete from graphile_worker._private_jobs');
    await world.sweep(place);
    await world.runJobs();
    expect((await stateOf(mediaId)).state).toBe('working');
    world.clock.advance({ minutes: 16 });
    await teacher.signInAgain();
    await world.sweep(place);
    await world.runJobs();
    expect((await stateOf(mediaId)).state).toBe('ready');
  });

  it('keeps captions of each language and name once, and gives them to the player', async () => {
    const mediaId = await aVideo(place.ctx(), { seconds: 1 });
    await world.runJobs();
    const cue = (text: string) => Buffer.from(`WEBVTT\n\n00:00.100 --> 00:00.900\n${text}\n`);
    const add = (text: string, language: 'en' | 'hi' = 'en') =>
      teacher.api.media.addCaption({
        params: { mediaId },
        query: { language, label: language === 'en' ? 'English' : 'हिन्दी' },
        file: cue(text),
      });
    await add('Flux');
    await add('फ्लक्स', 'hi');
    const { captions } = await add('Electric flux');
    expect(captions.map(({ language, label }) => [language, label])).toEqual([
      ['en', 'English'],
      ['hi', 'हिन्दी'],
    ]);
    const played = await teacher.api.media.playVideo({ params: { mediaId }, query: {} });
    const english = await teacher.send('GET', played.captions[0]!.url);
    expect(english.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(english.body).toContain('Electric flux');
    const broken = teacher.api.media.addCaption({
      params: { mediaId },
      query: { language: 'en', label: 'English' },
      file: Buffer.from('no captions'),
    });
    await expect(broken).rejects.toMatchObject({ error: 'CAPTION_BROKEN', details: { line: 2 } });
    const left = await teacher.api.media.removeCaption({ params: { mediaId, captionId: captions[0]!.captionId } });
    expect(left.captions.map(({ language }) => language)).toEqual(['hi']);
    expect((await teacher.send('GET', played.captions[0]!.url)).statusCode).toBe(404);
  });

  it('holds at most ten captions', async () => {
    const mediaId = await aVideo(place.ctx(), { seconds: 1, bytes: Buffer.from('x') });
    const add = (label: string) =>
      teacher.api.media.addCaption({
        params: { mediaId },
        query: { language: 'en', label },
        file: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nA\n'),
      });
    for (let number = 1; number <= 10; number++) await add(`No ${number}`);
    await expect(add('No 11')).rejects.toMatchObject({ error: 'CAPTION_LIMIT', details: { most: 10 } });
  });

  it('is nobody else’s: not of another institute, not for students, not where it is another kind of file', async () => {
    const mediaId = await aVideo(place.ctx(), { bytes: Buffer.from('x') });
    const elsewhere = await (await world.institute()).person('teacher');
    await expect(elsewhere.api.media.showVideo({ params: { mediaId } })).rejects.toMatchObject({ error: 'NOT_FOUND' });
    const student = await place.person('student');
    await expect(student.api.media.showVideo({ params: { mediaId } })).rejects.toMatchObject({ status: 403 });
  });
});
