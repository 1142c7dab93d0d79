import { expect, it } from 'vitest';
import { testWorld } from '../../../testing/index.ts';
import { aVideo } from '../factories.ts';

it('a video is played as it was uploaded where there is no ffmpeg, in the parts that a browser asks for', async () => {
  const world = await testWorld({ config: { ffmpegPath: '/nowhere/ffmpeg' } });
  const place = await world.institute();
  const teacher = await place.person('teacher');
  const bytes = Buffer.from('0123456789');
  const mediaId = await aVideo(place.ctx(), { bytes });
  await world.runJobs();
  expect(await teacher.api.media.showVideo({ params: { mediaId } })).toMatchObject({ state: 'ready', rungs: [] });
  const { fileUrl, hlsUrl, sprite } = await teacher.api.media.playVideo({ params: { mediaId }, query: {} });
  expect([hlsUrl, sprite]).toEqual([null, null]);
  const ask = async (range?: string) => {
    const { statusCode, headers, body } = await teacher.send('GET', fileUrl!, { headers: range ? { range } : {} });
    return [statusCode, headers['content-range'], headers['content-length'], body];
  };
  expect(await ask()).toEqual([200, undefined, '10', '0123456789']);
  expect(await ask('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '3', '234']);
  expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', '3', '789']);
  expect(await ask('bytes=-2')).toEqual([206, 'bytes 8-9/10', '2', '89']);
  expect(await ask('bytes=5-999')).toEqual([206, 'bytes 5-9/10', '5', '56789']);
  expect((await ask('bytes=10-')).slice(0, 2)).toEqual([416, 'bytes */10']);
  expect(await ask('bytes=0-1,4-5')).toEqual([200, undefined, '10', '0123456789']);
  expect(await ask('bytes=4-2')).toEqual([200, undefined, '10', '0123456789']);
  expect(await ask('bytes=-0')).toEqual([416, 'bytes */10', '0', '']);
});
